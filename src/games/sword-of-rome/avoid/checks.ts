/** The single rolls of those who avoid and of those who follow them. */
import { type Check, check } from '../dice.ts';

/** 11.1: whether those who avoid get away. */
export const avoidBattle = (tactics: number, face: number): Check => check('11.1', tactics, face);

/** 11.3: whether the mover may go on after somebody avoided it. */
export const pursue = (tactics: number, face: number): Check => check('11.3', tactics, face);
