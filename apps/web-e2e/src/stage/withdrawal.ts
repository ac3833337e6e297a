import type { Player } from './player.ts';

/** The account that players of the journeys are paid to, as they type it. */
export const accountNumber = '0123 4567 89';

/** Fills the form of the withdrawal page, and does not send it. */
export async function fillWithdrawal(player: Player, amount: string): Promise<void> {
  // In place of the form stands what became of the last one.
  const another = player.button('Another withdrawal');
  if (await another.isVisible()) await another.click();
  await player.field('Amount').fill(amount);
  await player.field('Account holder').fill('Lotus Rahman');
  await player.field('Bank or e-wallet').fill('Meghna Bank');
  await player.field('Account number').fill(accountNumber);
}
