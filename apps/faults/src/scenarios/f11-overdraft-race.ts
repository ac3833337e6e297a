import { randomUUID } from 'node:crypto';
import { alterFunction, dropChecks } from '../broken/alter.ts';
import { booksAddUp, cashOf, storedTimes } from '../load/books.ts';
import { setScene } from '../load/scene.ts';
import type { Scenario } from '../scenario.ts';

const affordable = 10;

/** F11: two hundred bets at once on money for ten, through two gateways. */
export const overdraftRace: Scenario = {
  id: 'F11',
  fault: 'overdraft race',
  inTests: true,
  broken: [
    {
      what: 'no look at the balance',
      inTests: true,
      async database(stage) {
        await alterFunction(stage, 'wallet_bet', 'cash.balance - amount < cash.min_balance', 'false');
        await dropChecks(stage, 'ledger_account', 'min_balance');
      },
    },
  ],
  run: ({ world, broken }) =>
    world.onStage('F11', broken, async (stage) => {
      const gateways = await stage.gateways(2);
      const { players, vendor, tally } = await setScene(stage, { players: 1, cash: '100.00', gateways });
      const player = players[0]!;
      const ids = Array.from({ length: 200 }, () => randomUUID());
      const bet = (transactionId: string) =>
        vendor.send('bet', {
          sessionId: player.gameSession,
          transactionId,
          roundId: randomUUID(),
          gameCode: player.gameCode,
          amount: '10.00',
          currency: player.currency,
        });
      const answers = await Promise.all(ids.map(bet));
      const acknowledged = answers.filter((answer) => answer?.status === 200).length;
      const db = await stage.db();
      const stored = (await storedTimes(db, ids)).size;
      const cash = await cashOf(db, player);
      const violations = await booksAddUp(db);
      if (acknowledged !== affordable) violations.push(`${acknowledged} bets were taken, the money was for ${affordable}`);
      if (stored !== acknowledged) violations.push(`${stored} bets are stored, ${acknowledged} were acknowledged`);
      if (cash !== 0n) violations.push(`the player has ${cash} left, not 0`);
      if (answers.includes(undefined)) violations.push('a bet had no definite answer');
      return { tries: tally.tries, acknowledged, stored, longest: tally.longest, violations, notes: [tally.toString()] };
    }),
};
