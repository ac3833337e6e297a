// R6: the SQL for lists and the rules for one member agree.
import { whyNotEligible, type Eligibility } from '@parlour/domain/rewards';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { operate } from '../../../testing/office.ts';
import { factsOf, memberOf } from '../claims/facts.ts';
import { publishedPromotion } from '../testing.ts';
import { countEligible, eligibleSql } from './eligible-members.ts';

const day = 86_400_000;
const members = 30;
/** How many condition trees are compared, each over all members. */
const trees = Number(process.env['RANDOM_TREES'] ?? 60);

let gateway: TestGateway;
/** A promotion that some members have claimed. */
let taken: { id: string; code: string };

beforeAll(async () => {
  gateway = await startTestGateway({ manyAccounts: false });
  taken = await publishedPromotion(gateway, 'reward', { amount: '1.00' });
  const now = gateway.clock.now();
  const month = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15)).toISOString().slice(0, 7);
  // Fixed, so that every run tests the same members.
  const random = fc.sample(fc.array(fc.nat(1_000_000), { minLength: 24, maxLength: 24 }), { numRuns: members, seed: 20 });
  for (const numbers of random) {
    let at = 0;
    const pick = <T>(...of: T[]): T => of[numbers[at++ % numbers.length]! % of.length]!;
    const { memberId } = await gateway.registerMember();
    await gateway.db
      .updateTable('member')
      .set({
        created_at: new Date(now.getTime() - pick(0, 5, 10, 40) * day),
        language: pick('EN', 'BN'),
        invitation_code: pick(null, 'SPRING', 'AUTUMN'),
        mobile_verified_at: pick(null, now),
        email_verified_at: pick(null, now),
        status: pick('active' as const, 'active' as const, 'active' as const, 'blocked' as const),
        bets_blocked_until: pick(null, null, new Date(now.getTime() + day), new Date(now.getTime() - day)),
      })
      .where('id', '=', memberId)
      .execute();
    for (let deposit = pick(0, 1, 2, 3); deposit > 0; deposit -= 1) {
      const settled = new Date(now.getTime() - pick(0, 1, 3, 7, 29, 30) * day);
      await sql`insert into deposit (id, merchant, member_id, provider, cashier_url, amount, currency, status, method, created_at, expires_at, settled_at)
        select ${uuid()}, m.merchant, m.id, 'sandbox', '', ${pick(1000, 5000, 20_000)}, m.currency, ${pick('succeeded', 'succeeded', 'failed')},
          ${pick('bank', 'card')}, ${settled}, ${settled}, ${settled} from member m where m.id = ${memberId}`.execute(gateway.db);
    }
    if (pick(true, false))
      await sql`insert into member_event (member_id, key, merchant, name, day, line, vendor, game, stake, valid, paid, currency, at)
        values (${memberId}, ${uuid()}, 'lotus', 'roundSettled', ${now}::date, ${pick('RNG', 'LIVE')}, 'JL', 'g', 1, 1, 0, 'BDT', ${now})`.execute(
        gateway.db,
      );
    if (pick(true, true, false))
      await sql`insert into vip_standing (member_id, merchant, month, stake, rank, highest)
        values (${memberId}, 'lotus', ${month(pick(0, 1, 2, 3))}, ${pick(0, 100_000, 1_000_000, 50_000_000)}, ${pick(0, 1, 2, 3)}, 3)`.execute(
        gateway.db,
      );
    if (pick(true, false)) await operate(gateway, 'tagMember', { member: memberId, merchant: 'lotus', add: [pick('regulars', 'vips')] });
    if (pick(true, false))
      await sql`insert into promotion_claim (id, merchant, promotion_id, version, member_id, amount, day, claimed_at, subject)
        values (${uuid()}, 'lotus', ${taken.id}, 1, ${memberId}, 100, ${now}::date, ${now}, '1')`.execute(gateway.db);
  }
});
afterAll(() => gateway.close());

const condition = (now: Date): fc.Arbitrary<Eligibility> => {
  const days = fc.constantFrom(1, 3, 7, 30);
  const at = fc.constantFrom(0, 5, 10, 40).map((back) => now.getTime() - back * day);
  return fc.oneof(
    fc.record({ is: fc.constantFrom('registeredAfter' as const, 'registeredBefore' as const), at }),
    fc.record({ is: fc.constant('levelAtLeast' as const), level: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ is: fc.constant('language' as const), language: fc.constantFrom('EN', 'BN', 'TH') }),
    fc.record({ is: fc.constant('linePlayed' as const), line: fc.constantFrom('RNG' as const, 'LIVE' as const, 'FISH' as const) }),
    fc.record({ is: fc.constant('depositCount' as const), days, least: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ is: fc.constant('depositSum' as const), days, least: fc.constantFrom(1000n, 6000n, 20_000n, 25_000n) }),
    fc.record({ is: fc.constant('depositMethod' as const), method: fc.constantFrom('bank', 'card', 'coin') }),
    fc.record({ is: fc.constant('cameByCode' as const), code: fc.constantFrom('SPRING', 'WINTER') }),
    fc.constant({ is: 'invited' as const }),
    fc.record({ is: fc.constant('segment' as const), segment: fc.constantFrom('regulars', 'vips', 'none') }),
    fc.record({ is: fc.constant('contactVerified' as const), contact: fc.constantFrom('mobile' as const, 'email' as const) }),
    fc.record({ is: fc.constant('neverClaimed' as const), promotion: fc.constantFrom('none-such', 'taken') }),
  );
};
const tree = (now: Date) =>
  fc.letrec<{ part: Eligibility }>((tie) => ({
    part: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      condition(now),
      fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
      fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
      tie('part').map((not) => ({ not })),
    ),
  })).part;

test('random trees let the same random members take part in SQL and by the rules', async () => {
  const now = gateway.clock.now();
  const merchant = gateway.merchants.byCode('lotus');
  const rows = await gateway.db
    .selectFrom('member')
    .select(['id', 'status', 'bets_blocked_until', 'kind', 'agent'])
    .where('merchant', '=', 'lotus')
    .execute();
  const people = await Promise.all(rows.map(async (row) => ({ row, member: await memberOf(gateway.db, 'lotus', row.id) })));
  // Reads every fact in one query.
  const everything = { all: fc.sample(condition(now), { numRuns: 400, seed: 1 }) };
  const offer = { terms: { exclusiveWith: [] }, eligible: everything } as never;
  const facts = new Map(
    await Promise.all(
      people.map(async ({ row, member }) => {
        const { eligibility } = await factsOf(gateway.db, merchant, member, [{ id: taken.id, offer }], { now, vault: gateway.vault });
        return [row.id, eligibility] as const;
      }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(tree(now), async (drawn) => {
      const eligible = JSON.parse(
        JSON.stringify(drawn, (_, value: unknown) => (typeof value === 'bigint' ? `n${value}` : value)).replaceAll(
          '"taken"',
          JSON.stringify(taken.code),
        ),
        (_, value: unknown) => (typeof value === 'string' && /^n\d+$/.test(value) ? BigInt(value.slice(1)) : value),
      ) as Eligibility;
      const may = await eligibleSql(gateway.db, merchant, { eligible, agents: false }, now);
      const { rows: found } = await sql<{ id: string }>`select m.id from member m where m.merchant = 'lotus' and ${may}`.execute(
        gateway.db,
      );
      const bySql = new Set(found.map(({ id }) => id));
      for (const { row } of people) {
        const isShut = row.kind !== 'member' || row.status !== 'active' || (row.bets_blocked_until ?? now) > now || row.agent;
        const byRules = !isShut && whyNotEligible(eligible, facts.get(row.id)!, now.getTime()).length === 0;
        expect({ member: row.id, may: bySql.has(row.id) }).toEqual({ member: row.id, may: byRules });
      }
    }),
    { numRuns: trees },
  );
});

test('an operator counts for whom a promotion is open', async () => {
  const now = gateway.clock.now();
  const merchant = gateway.merchants.byCode('lotus');
  const counted = await countEligible(gateway.db, merchant, { eligible: { is: 'language', language: 'BN' }, agents: false }, now);
  expect(counted.eligible).toBeGreaterThan(0);
  expect(counted.eligible).toBeLessThan(counted.members);
  const terms = { amount: '1.00', eligible: { is: 'language', language: 'BN' } };
  expect(await operate(gateway, 'countEligibleMembers', { merchant: 'lotus', code: 'new-one', kind: 'reward', terms })).toEqual(counted);
});
