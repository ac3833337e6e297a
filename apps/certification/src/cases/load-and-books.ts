import { randomUUID } from 'node:crypto';
import type { CaseGroup } from '../case.ts';
import type { Play } from '../play.ts';
import type { Trial } from '../trial.ts';
import { accepted, CaseFailure, CaseSkipped, equal } from '../verdict.ts';

/** The wallet under load, and whether its ledger adds up afterwards (W47, W48). */
export const loadAndBooks: CaseGroup<'W47' | 'W48'> = {
  W47: {
    title: 'The wallet keeps up with a load, over connections that stay open',
    guarantee: 'load',
    async run(trial) {
      const { step, load, measure } = trial;
      const players = await step('Players come', () => playersOf(trial));
      const before = await Promise.all(players.map((play) => play.balance()));
      const taken = await step(`${load.callsPerSecond} calls a second for ${load.seconds} s are answered right`, () =>
        underLoad(trial, players),
      );
      measure('calls', String(taken.length));
      for (const share of [50, 95, 99]) measure(`p${share}`, `${percentile(taken, share).toFixed(1)} ms`);
      await step('Every balance is as before', async () => {
        for (const [i, play] of players.entries()) await play.expectBalance(before[i]!, 0);
      });
      const { p95 } = load;
      if (p95 === null) return;
      await step(`The p95 is below ${p95} ms`, async () => {
        const reached = percentile(taken, 95);
        if (reached >= p95) throw new CaseFailure(`the p95 is ${reached.toFixed(1)} ms`);
      });
    },
  },
  W48: {
    title: 'In the end debits equal credits, and each wallet is the sum of its postings',
    guarantee: 'books',
    async run({ step, stage, everybody, play, player }) {
      await step('A last bet is taken', async () => void accepted(await (await player()).bet(), 'TransactionAnswer'));
      const rows = await stage.books([...everybody.keys()]);
      await step('Debits equal credits in every currency', async () => {
        const sums = rows.filter((row) => row.row === 'currency');
        if (sums.length === 0) throw new CaseFailure('the books name no currency');
        for (const { currency, debits, credits } of sums) equal(debits, credits, `the debits in ${currency}, against the credits`);
      });
      await step(`The wallets of ${everybody.size} players are the sums of their postings, and what the wallet tells`, async () => {
        for (const [playerId, session] of everybody) {
          const row = rows.find((each) => each.row === 'player' && each.playerId === playerId);
          if (row?.row !== 'player') throw new CaseFailure(`the books do not know the player ${playerId}`);
          equal(row.balance, row.postings, `the balance of ${playerId}, against its postings`);
          equal((await play(session).balance()).minor.toString(), row.balance, `the balance that the wallet tells of ${playerId}`);
        }
      });
    },
  },
};

/** Ten players, or as many as are ready. */
async function playersOf({ player }: Trial): Promise<Play[]> {
  const players = [await player()];
  try {
    while (players.length < 10) players.push(await player());
  } catch (error) {
    if (!(error instanceof CaseSkipped)) throw error;
  }
  return players;
}

/** Bets, their wins and balances at the given rate; returns the ms from when each call was due to its answer. */
async function underLoad({ load }: Trial, players: readonly Play[]): Promise<number[]> {
  const started = performance.now();
  const each = 1000 / load.callsPerSecond;
  const taken: number[] = [];
  const due = async (index: number) => {
    const at = started + index * each;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())));
    return at;
  };
  const call = async (at: number, work: () => Promise<unknown>) => {
    await work();
    taken.push(performance.now() - at);
  };
  const rounds = Math.max(1, Math.floor((load.callsPerSecond * load.seconds) / 3));
  await Promise.all(
    Array.from({ length: rounds }, async (_, i) => {
      const play = players[i % players.length]!;
      const [betTransactionId, roundId] = [randomUUID(), randomUUID()];
      await call(await due(3 * i), async () => accepted(await play.bet({ transactionId: betTransactionId, roundId }), 'TransactionAnswer'));
      await call(await due(3 * i + 1), async () => accepted(await play.win({ betTransactionId, roundId }), 'TransactionAnswer'));
      await call(await due(3 * i + 2), () => play.balance());
    }),
  );
  return taken;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((share / 100) * sorted.length) - 1)] ?? 0;
}
