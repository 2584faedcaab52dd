/** Withdrawal (5.6): what allows it, and which cards it costs. */

/** What moves in: Legions on the march, Legions of a Galley Fleet, or a Leader alone. */
export type Mover = 'legions' | 'galley' | 'leader';

interface WithdrawalReadings {
  readonly galley: 'yes' | 'no';
  readonly leader: 'no' | 'yes';
}

/** 5.6, 5.7, 12.0-galley-fleet: whether what moves in gives occasion to withdraw. */
export const hasOccasion = (mover: Mover, { galley, leader }: WithdrawalReadings): boolean =>
  mover === 'legions' || (mover === 'galley' ? galley === 'yes' : leader === 'yes');

/** 5.6, 12.0-galley-fleet: MP of the moving force that the cards must exceed; a landed force has none left. */
export const leftOf = (mover: Mover, left: number): number => (mover === 'galley' ? 0 : left);

/** 5.6: cards that come to more than the MP which the moving force has left. */
export const isEnough = (best: number, left: number): boolean => best > left;
