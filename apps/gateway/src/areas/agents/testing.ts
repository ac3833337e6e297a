import { fromDecimal, type Currency } from '@parlour/domain';
import { newBill, noFigures, platform, type ContractKind, type Period } from '@parlour/domain/agents';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { walletBalance } from '../../ledger/balance.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { setUpline } from '../identity/member/agent.ts';
import { memberOf } from '../identity/member/find.ts';
import { loggedInAgent } from '../identity/member/testing.ts';
import { fund } from '../wallet/testing.ts';
import { acceptOffer, offerContract } from './contracts/life.ts';
import { headOf } from './contracts/lines.ts';
import { agentPolicyOf, type StoredPolicy } from './policy.ts';
import { duePeriods } from './settlement/periods.ts';
import { noteRun, runPeriod, type RunMerchant } from './settlement/run.ts';
import { billToStore } from './settlement/stored-bills.ts';
import type { RunKind } from './tables.ts';
import { teamOverview, teamReport } from './reports/overview.ts';
import { teamBets } from './reports/team-lists.ts';
import { tiersFrom, type StoredTerms, type StoredTier } from './contracts/stored-tiers.ts';

type TestMember = Awaited<ReturnType<TestGateway['registerMember']>>;

/** Agents below one another, head first, each logged in. */
export async function lineOfAgents(gateway: TestGateway, levels: number, merchant = 'lotus'): Promise<TestMember[]> {
  const line: TestMember[] = [];
  for (let level = 0; level < levels; level++) {
    const agent = await loggedInAgent(gateway);
    const above = line.at(-1);
    if (above) await setUpline(gateway.db, { id: agent.memberId, merchant }, above.memberId);
    line.push(agent);
  }
  return line;
}

/** Logs an agent in again whose session has ended. */
export async function logInAgain(agent: TestMember): Promise<void> {
  const { username, password } = agent;
  await agent.value('login', { body: { type: 'username', username, password, entrance: 'agent', altcha: await agent.solve() } });
}

/**
 * A contract offered by an account's direct upline, or by the platform at level 1, and accepted at once; in force from the next period on.
 */
export async function signedContract(
  gateway: TestGateway,
  {
    memberId,
    kind,
    tiers,
    terms,
    merchant: code = 'lotus',
  }: { memberId: string; kind: ContractKind; tiers: readonly StoredTier[]; terms?: StoredTerms; merchant?: string },
): Promise<string> {
  const merchant = gateway.merchants.byCode(code);
  return inTransaction(gateway.db, async (trx) => {
    const holder = await memberOf(trx, memberId);
    const currency = holder.currency as Currency;
    const changing = { trx, merchant, now: gateway.clock.now() };
    const by = holder.upline_id ?? platform;
    const offer = await offerContract(changing, {
      kind,
      holder,
      tiers: tiersFrom(tiers, currency),
      by,
      madeBy: 'test',
      closure: [],
      ...(terms && { terms }),
    });
    return (await acceptOffer(changing, offer, currency, [])).id;
  });
}

/** Sets a merchant's contract policy from now on. */
export async function setPolicy(gateway: TestGateway, merchant: string, policy: StoredPolicy): Promise<void> {
  const { version } = await agentPolicyOf(gateway.db, merchant, 'BDT');
  await gateway.db
    .insertInto('agent_policy')
    .values({
      merchant,
      version: version + 1,
      policy: JSON.stringify(policy),
      made_by: 'test',
      made_at: gateway.clock.now(),
      reason: 'test',
    })
    .execute();
}

/** A transfer down a line that is so large that it waits for an operator. */
export async function waitingTransfer(gateway: TestGateway): Promise<void> {
  const [head, agent] = (await lineOfAgents(gateway, 2)) as [TestMember, TestMember];
  await setPolicy(gateway, 'lotus', { transferTwoPeople: '50' });
  await fund(gateway, head, '100.00');
  const proved = { payment_proved_at: gateway.clock.now() };
  await gateway.db.updateTable('session').set(proved).where('member_id', '=', head.memberId).execute();
  await head.value('sendDown', { body: { account: agent.username, amount: '60.00' } });
}

/** Settles one period like the job does; returns how many lines had something new. */
export async function settlePeriod(gateway: TestGateway, merchant: RunMerchant, kind: RunKind, period: Period): Promise<number> {
  const now = gateway.clock.now();
  await noteRun(gateway.db, merchant, kind, period, now);
  return runPeriod(gateway.database.db, merchant, kind, period.id, now);
}

/** A member's available money, in minor units. */
export async function cashOf(gateway: TestGateway, memberId: string): Promise<bigint> {
  const { available } = await walletBalance(gateway.db, { memberId, book: 'real', currency: 'BDT' });
  return fromDecimal(available.amount, 'BDT').minor;
}

/** Makes postings fail, like a lost connection, whose keys start with `keys`; call the returned function to repair it. */
export async function failPostings(gateway: TestGateway, keys: string): Promise<() => Promise<void>> {
  // Separate statements, because the embedded database prepares each one; and the keys are in a table, because a trigger definition takes
  // no parameters.
  await sql`create table if not exists test_broken_keys (keys text not null)`.execute(gateway.db);
  await sql`insert into test_broken_keys values (${keys})`.execute(gateway.db);
  await sql`create or replace function test_breaks() returns trigger language plpgsql security definer as $$ begin
    if exists (select from public.test_broken_keys where starts_with(new.key, keys)) then raise exception 'broken off'; end if;
    return new;
  end $$`.execute(gateway.db);
  await sql`create or replace trigger test_breaks before insert on ledger_transfer for each row execute function test_breaks()`.execute(
    gateway.db,
  );
  return async () => void (await sql`drop trigger test_breaks on ledger_transfer`.execute(gateway.db));
}

/** Settles every ended period of a kind, as the jobs do. */
export async function settleDue(gateway: TestGateway, code: string, kind: RunKind): Promise<void> {
  const merchant = gateway.merchants.byCode(code);
  for (const period of await duePeriods(gateway.db, merchant, kind, gateway.clock.now()))
    await settlePeriod(gateway, merchant, kind, period);
}

/** A dividend of 1.00 that waits for approval or for its holder; returns its key. */
export async function waitingBill(
  gateway: TestGateway,
  { holder, payer, contract, waits }: { holder: string; payer: string; contract: string; waits: 'awaiting' | 'toCollect' },
): Promise<string> {
  const period = uuid();
  const now = gateway.clock.now();
  const bill = newBill({ kind: 'dividend', holder, period, payer }, { ...noFigures, ...noDue, due: 100n });
  await gateway.db
    .insertInto('agent_bill')
    .values({
      ...billToStore({ ...bill, waits }),
      key: bill.key,
      merchant: 'lotus',
      kind: bill.kind,
      period,
      starts_at: now,
      ends_at: now,
      head_id: await headOf(gateway.db, holder),
      holder_id: holder,
      payer_id: payer,
      contract_id: contract,
      policy_version: 0,
      currency: 'BDT',
      from_bill: 0n,
      from_wallet: 0n,
      decided_by: null,
      decided_at: null,
      made_at: now,
    })
    .execute();
  return bill.key;
}
const noDue = { ggr: 0n, deductions: 0n, adjustment: 0n, carryIn: 0n, held: 0n, basis: 0n, tier: 1, stopped: false };

/** A member's settled real-money bet, stored as a vendor's finished round; stakes and wins in minor units. */
export async function settledBet(
  gateway: TestGateway,
  { memberId, stake, win, at, merchant = 'lotus' }: { memberId: string; stake: bigint; win: bigint; at: Date; merchant?: string },
): Promise<string> {
  const id = uuid({ msecs: at.getTime() });
  await gateway.db
    .insertInto('round')
    .values({
      id,
      merchant,
      member_id: memberId,
      vendor: 'JL',
      vendor_round_id: id,
      game_code: 'lotus-lanterns',
      currency: 'BDT',
      book: 'real',
      stake,
      win,
      status: 'settled',
      placed_at: at,
      settled_at: at,
    })
    .execute();
  return id;
}

/** Agents' pages that read the whole team, each as a function of the agent's id, for one day and the first page. */
export function agentReports(gateway: TestGateway, code: string, day: string): Record<string, (agentId: string) => Promise<unknown>> {
  const { db, clock, vault, merchants } = gateway;
  const days = { from: day, to: day, pageNo: 1, pageSize: 20 };
  // Only the parts of the context that reports read; a real request would add the cost of HTTP to the measurement.
  const asks = (memberId: string) => ({ db, clock, vault, merchant: merchants.byCode(code), session: { memberId } }) as unknown as Context;
  return {
    'team overview': (agentId) => teamOverview(asks(agentId)),
    'team report': (agentId) => teamReport(asks(agentId), days),
    'bets of the team': (agentId) => teamBets(asks(agentId), days),
  };
}
