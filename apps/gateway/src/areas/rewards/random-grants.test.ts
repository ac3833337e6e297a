import { randomUUID } from 'node:crypto';
import { money } from '@parlour/domain';
import { answerOf, play, readCase } from '@parlour/domain/rewards-simulator';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletBalance } from '../../ledger/balance.ts';
import { checkLedger } from '../../ledger/invariants.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { playing } from '../vendors/testing.ts';
import { expireGrants, forfeitGrants } from './grants.ts';
import { fundPromotion, publishPromotion } from './promotions.ts';
import { giveGrant } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

type Step =
  | { do: 'claim' }
  | { do: 'bet'; round: string; stake: string }
  | { do: 'win'; round: string; amount: string; closed: boolean }
  | { do: 'rollback'; bet: number }
  | { do: 'forfeit'; grant: number };

const minor = (most: number) => fc.integer({ min: 1, max: most }).map((value) => (value / 100).toFixed(2));
const round = fc.constantFrom('r1', 'r2', 'r3');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ do: 'claim' as const }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('bet' as const), round, stake: minor(7000) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('win' as const), round, amount: minor(9000), closed: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rollback' as const), bet: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forfeit' as const), grant: fc.integer({ min: 1, max: 3 }) }) },
);
const terms = fc.record({
  multiplier: fc.constantFrom('0.5', '1', '3'),
  spend: fc.constantFrom('realFirst', 'bonusFirst'),
  maxBet: fc.constantFrom(null, '60.00'),
  maxConversion: fc.constantFrom(null, '1'),
});
const game = { type: 'RNG', vendor: 'JL', code: 'lotus-lanterns' };

/** `RANDOM_GRANTS=1000 npx vitest run --project gateway random-grants` runs this many cases (rewards.md 10). */
const numRuns = Number(process.env['RANDOM_GRANTS'] ?? 15);

/** Refusals that vendors' calls can produce too. The others exist in the simulator only, and skipping them changes nothing. */
const shared = new Set(['notEnough', 'maxBetExceeded', 'roundOver', 'settled']);

test('random rounds with bonus money move what the simulator says, to the last unit', { timeout: 60_000 + numRuns * 2000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      terms,
      fc.array(step, { minLength: 10, maxLength: 30 }),
      fc.array(step, { maxLength: 8 }),
      async (wagering, before, after) => {
        const code = `gift-${randomUUID()}`;
        const { bet, win, rollback } = await playing(gateway, '100.00');
        const { id: memberId } = await gateway.db
          .selectFrom('member')
          .select('id')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        const start = gateway.clock.now();
        const whole = { ...wagering, base: 'bonus', weights: { RNG: '50', default: '0' }, days: 1, onWithdrawal: 'keep' };
        // No bets on the second day, when the session has expired.
        const steps = [...before, ...after.filter((each) => each.do !== 'bet' && each.do !== 'claim')];
        const at = (index: number) => new Date(start.getTime() + index * 1000 + (index < before.length ? 0 : 86_400_000)).toISOString();
        const events = steps.map((each, index) => ({
          ...each,
          at: at(index),
          id: `t${index}`,
          member: 'm',
          ...(each.do === 'claim' && { promotion: 'gift' }),
          ...(each.do === 'bet' && { game }),
          ...(each.do === 'rollback' && { bet: `t${each.bet}` }),
          ...(each.do === 'forfeit' && { grant: `g${each.grant}` }),
        }));
        const opening = [
          { do: 'fund', promotion: 'gift', amount: '500.00', at: start.toISOString() },
          { do: 'deposit', id: 'd', member: 'm', amount: '100.00', at: start.toISOString() },
        ];
        const end = { do: 'tick', at: at(steps.length + 1) };
        const promotions = [{ code: 'gift', kind: 'reward', amount: '60.00', wagering: whole }];
        const simulate = (list: readonly object[]) => {
          const read = readCase({
            currency: 'BDT',
            timeZone: 'Asia/Dhaka',
            tieExcluded: ['RNG'],
            promotions,
            events: [...opening, ...list, end],
          });
          return { read, answer: answerOf(play(read)) as unknown as Simulated };
        };
        const first = simulate(events);
        const kept = events.flatMap((each, index) => {
          const { done, reason } = first.answer.results[index + opening.length]!;
          return done || shared.has(reason!) ? [{ each, did: steps[index]!, index }] : [];
        });
        const { read, answer } = simulate(kept.map(({ each }) => each));

        const promotion = await publishPromotion(
          gateway.db,
          { merchant: 'lotus', code, kind: 'reward', terms: whole, madeBy: 'test' },
          start,
        );
        const funding = {
          merchant: 'lotus',
          promotionId: promotion.id,
          book: 'real' as const,
          amount: money(50_000n, 'BDT'),
          key: 'first',
        };
        await fundPromotion(gateway.db, funding, start);
        const grants: string[] = [];
        for (const [place, { did, index }] of kept.entries()) {
          gateway.clock.advance((Date.parse(at(index)) - gateway.clock.now().getTime()) / 1000);
          const now = gateway.clock.now();
          let status = 200;
          if (did.do === 'claim') {
            const wanted = read.promotions.get('gift')!.wagering!;
            const given = await giveGrant(
              gateway.db,
              {
                merchant: 'lotus',
                memberId,
                promotion,
                key: `${code}:${index}`,
                book: 'real',
                currency: 'BDT',
                amount: 6000n,
                deposit: 0n,
                wagering: wanted,
                tieExcluded: ['RNG'],
              },
              now,
            );
            if (given === 'budgetSpent') status = 409;
            else grants.push(given.id);
          } else if (did.do === 'forfeit')
            await forfeitGrants(gateway.db, { merchant: 'lotus', memberId, grants: [grants[did.grant - 1]!] }, now);
          else if (did.do === 'bet') ({ status } = await bet({ transactionId: `t${index}`, roundId: did.round, amount: did.stake }));
          else if (did.do === 'win')
            ({ status } = await win({ transactionId: `t${index}`, roundId: did.round, amount: did.amount, roundClosed: did.closed }));
          else ({ status } = await rollback({ transactionId: `t${index}`, betTransactionId: `t${did.bet}` }));
          expect([place, did.do, status === 200]).toEqual([place, did.do, answer.results[place + opening.length]!.done]);
        }
        gateway.clock.advance((Date.parse(end.at) - gateway.clock.now().getTime()) / 1000);
        await expireGrants(gateway.db, gateway.clock.now());

        const moved = answer.postings
          .filter(({ kind }) => kind !== 'deposit' && kind !== 'promotionFunded')
          .map(({ kind, lines }) => JSON.stringify([kind, lines]));
        expect((await transfersOf(memberId, promotion.id, grants)).toSorted()).toEqual(moved.toSorted());
        expect(await standing(grants)).toEqual(
          answer.grants.map(({ status, wagered, converted, returned, expiresAt }) => ({ status, wagered, converted, returned, expiresAt })),
        );
        expect((await walletBalance(gateway.db, { memberId, book: 'real', currency: 'BDT' })).available.amount).toBe(
          answer.accounts['member/m/cash'] ?? '0.00',
        );
      },
    ),
    { numRuns, endOnFailure: true },
  );
  expect(await checkLedger(gateway.db)).toEqual([]);
});

interface Simulated {
  results: { done: boolean; reason?: string }[];
  accounts: Record<string, string>;
  grants: { status: string; wagered: string; converted: string; returned: string; expiresAt: string | null }[];
  postings: { kind: string; lines: Record<string, string> }[];
}

/** The transfers by kind, with accounts named as in the simulator. */
async function transfersOf(memberId: string, promotionId: string, grants: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; kind: string; owner_kind: string; owner_id: string; account: string; amount: string }>`
    select t.id, t.kind, a.owner_kind, a.owner_id, a.kind as account, (e.amount / 100.0)::numeric(20, 2)::text as amount
    from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
    where t.kind not in ('deposit', 'promotionFunded', 'adjustment') and t.input_hash <> 'many' and exists (
      select from ledger_entry x join ledger_account y on y.id = x.account_id
      where x.transfer_id = t.id and (y.owner_id = ${memberId} or y.owner_id = any (${[promotionId, ...grants]}::text[])))`.execute(
    gateway.db,
  );
  const transfers = new Map<string, { kind: string; lines: [string, string][] }>();
  for (const { id, kind, owner_kind, owner_id, account, amount } of rows) {
    const owner =
      owner_id === memberId
        ? 'm'
        : owner_id === promotionId
          ? 'gift'
          : owner_kind === 'grant'
            ? `g${grants.indexOf(owner_id) + 1}`
            : owner_id;
    const transfer = transfers.get(id) ?? { kind, lines: [] };
    transfer.lines.push([`${owner_kind}/${owner}/${account}`, amount]);
    transfers.set(id, transfer);
  }
  return [...transfers.values()].map(({ kind, lines }) =>
    JSON.stringify([kind, Object.fromEntries(lines.toSorted(([a], [b]) => (a < b ? -1 : 1)))]),
  );
}

async function standing(grants: readonly string[]) {
  const { rows } = await sql<{ status: string; wagered: string; converted: string; returned: string; expires_at: Date | null }>`
    select status, (wagered / 100.0)::numeric(20, 2)::text as wagered, (converted / 100.0)::numeric(20, 2)::text as converted,
      (returned / 100.0)::numeric(20, 2)::text as returned, expires_at
    from bonus_grant where id = any (${[...grants]}::uuid[]) order by place`.execute(gateway.db);
  return rows.map(({ expires_at, ...rest }) => ({ ...rest, expiresAt: expires_at?.toISOString() ?? null }));
}
