import { betOf, newRound, prize, rollbackOf, stake, winOf, type Played } from '../load/betting.ts';
import { booksAddUp, cashOf, openRounds, storedTimes } from '../load/books.ts';
import { setScene } from '../load/scene.ts';
import type { WalletCall } from '@parlour/gateway/inside';
import type { Scenario } from '../scenario.ts';

const kinds = ['lost', 'won', 'undone', 'undoneOnly'] as const;
const wins = { lost: '0', won: prize.amount };
/** The effect of a round on a player's money, in minor units. */
const worth = { lost: -stake.minor, won: prize.minor - stake.minor, undone: 0n, undoneOnly: 0n };

interface Delivery {
  call: WalletCall;
  body: object;
  /** A vendor repeats an outcome until it gets a definite yes. */
  needed: boolean;
}

/** F04: calls arrive repeatedly, in any order and concurrently; balances are those of the set of them. */
export const shuffledCallbacks: Scenario = {
  id: 'F04',
  fault: 'duplicated, reordered callbacks',
  inTests: true,
  broken: [{ what: 'a repeat is a new call', preload: ['broken/forgets-calls.ts'] }],
  run: ({ world, quick, broken }) =>
    world.onStage('F04', broken, async (stage) => {
      const gateways = await stage.gateways(2);
      const { players, vendor, tally } = await setScene(stage, { players: 10, cash: '5000.00', gateways });
      const expected = new Map(players.map((player) => [player, player.had]));
      const deliveries: Delivery[] = [];
      const ids: string[] = [];
      for (let i = 0; i < (quick ? 100 : 300); i++) {
        const player = players[i % players.length]!;
        const kind = kinds[i % kinds.length]!;
        const round = newRound(player);
        expected.set(player, expected.get(player)! + worth[kind]);
        for (const delivery of callsOf(kind, round)) {
          const copies = 1 + Math.floor(Math.random() * 4);
          for (let copy = 0; copy < copies; copy++) deliveries.push(delivery);
        }
        if (kind === 'lost' || kind === 'won') ids.push(round.bet, round.outcome);
      }
      shuffle(deliveries);
      const db = await stage.db();
      const waiting = [...deliveries];
      const sender = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await vendor.send(next.call, next.body);
      };
      await Promise.all(Array.from({ length: 16 }, sender));
      let acknowledged = 0;
      const violations: string[] = [];
      for (const { call, body } of new Set(deliveries.filter(({ needed }) => needed))) {
        const answer = await vendor.send(call, body);
        if (answer?.status === 200) acknowledged += 1;
        else violations.push(`a ${call} was refused for good: ${JSON.stringify(answer)}`);
      }
      const stored = await storedTimes(db, ids);
      const twice = [...stored].filter(([, times]) => times > 1);
      if (twice.length > 0) violations.push(`${twice.length} calls are stored more than once`);
      for (const [player, cash] of expected) {
        const has = await cashOf(db, player);
        if (has !== cash) violations.push(`player ${player.id} has ${has}, but should have ${cash}`);
      }
      const open = await openRounds(db);
      if (open.size > 0) violations.push(`${open.size} rounds are open`);
      violations.push(...(await booksAddUp(db)));
      const notes = [`${deliveries.length} deliveries`, tally.toString()];
      return { tries: tally.tries, acknowledged, stored: stored.size, longest: tally.longest, violations, notes };
    }),
};

function callsOf(kind: (typeof kinds)[number], round: Played): Delivery[] {
  const needed = kind === 'lost' || kind === 'won';
  const bet: Delivery = { call: 'bet', body: betOf(round), needed };
  if (kind === 'undoneOnly') return [{ call: 'rollback', body: rollbackOf(round), needed: false }];
  if (kind === 'undone') return [bet, { call: 'rollback', body: rollbackOf(round), needed: false }];
  return [bet, { call: 'win', body: { ...winOf(round), amount: wins[kind] }, needed }];
}

function shuffle(list: unknown[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}
