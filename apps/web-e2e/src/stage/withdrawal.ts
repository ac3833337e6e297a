import type { Player } from './player.ts';

/** The account that players of the journeys are paid to, as they type it. */
export const accountNumber = '0123 4567 89';

/** Fills the form of the withdrawal page, and does not send it. */
export async function fillWithdrawal(player: Player, amount: string): Promise<void> {
  await player.field('Amount').fill(amount);
  await player.field('Account holder').fill('Lotus Rahman');
  await player.field('Bank or e-wallet').fill('Meghna Bank');
  await player.field('Account number').fill(accountNumber);
}
