/** Where the reader left off: the sample seen last in each game, and none that is over or not begun. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveAt, leaveSample, leftAt, leftSample } from '../../src/stores/left-off.ts';
import { Device } from '../support/storage.ts';

let device: Device;
beforeEach(() => {
  device = new Device();
});
afterEach(() => device.leave());

const at = (step: number) => ({ sample: 'first-battle', title: 'A first battle', at: step, last: 9 });

test('a step is gone on with until the sample is over, and each game has its own', () => {
  leaveSample('sword-of-rome', at(6));
  leaveSample('nero', { ...at(2), sample: 'becoming-emperor' });
  expect(leftSample('sword-of-rome')).toEqual(at(6));
  leaveSample('sword-of-rome', at(9));
  expect(leftSample('sword-of-rome')).toBeUndefined();
  leaveSample('sword-of-rome', at(0));
  expect(leftSample('sword-of-rome')).toBeUndefined();
  expect(leftSample('nero')?.sample).toBe('becoming-emperor');
});

test('what cannot be read is set aside, and a lesson is kept beside it', () => {
  leaveAt('nero', 4);
  device.items.set('tabularium:samples', '{"nero":{"sample":3}}');
  expect(leftSample('nero')).toBeUndefined();
  expect(leftAt('nero')).toBe(4);
  expect([...device.items.keys()].some((key) => key.endsWith('samples:aside'))).toBe(true);
});
