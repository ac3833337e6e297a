import type { Player } from './player.ts';

/** The bank account of the journeys' players, as they type it. */
export const accountNumber = '0123 4567 89';

/** Fills in the form of the withdrawal page, without sending it. */
export async function fillWithdrawal(player: Player, amount: string): Promise<void> {
  // The outcome of the last request replaces the form.
  const another = player.button('Another withdrawal');
  if (await another.isVisible()) await another.click();
  await player.field('Amount').fill(amount);
  await player.field('Account holder').fill('Lotus Rahman');
  await player.field('Bank or e-wallet').fill('Meghna Bank');
  await player.field('Account number').fill(accountNumber);
}
