import type { Currency } from '@parlour/domain';
import { platform, type ContractKind } from '@parlour/domain/agents';
import { v7 as uuid } from 'uuid';
import { inTransaction } from '../../kernel/transaction.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { setUpline } from '../identity/member/agent.ts';
import { memberOf } from '../identity/member/find.ts';
import { loggedInAgent } from '../identity/member/testing.ts';
import { acceptOffer, offerContract } from './contracts/life.ts';
import { tiersFrom, type StoredTerms, type StoredTier } from './contracts/stored-tiers.ts';

type TestMember = Awaited<ReturnType<TestGateway['registerMember']>>;

/** Agents below one another, the head first, each logged in. */
export async function lineOfAgents(gateway: TestGateway, levels: number): Promise<TestMember[]> {
  const line: TestMember[] = [];
  for (let level = 0; level < levels; level++) {
    const agent = await loggedInAgent(gateway);
    const above = line.at(-1);
    if (above) await setUpline(gateway.db, { id: agent.memberId, merchant: 'lotus' }, above.memberId);
    line.push(agent);
  }
  return line;
}

/** Logs an agent in whose session has ended. */
export async function logInAgain(agent: TestMember): Promise<void> {
  const { username, password } = agent;
  await agent.value('login', { body: { type: 'username', username, password, entrance: 'agent', altcha: await agent.solve() } });
}

/** A contract of an account from its direct upline, or of the platform at level 1, that it accepts at once; in force from the next period on. */
export async function signedContract(
  gateway: TestGateway,
  { memberId, kind, tiers, terms }: { memberId: string; kind: ContractKind; tiers: readonly StoredTier[]; terms?: StoredTerms },
): Promise<string> {
  const merchant = gateway.merchants.all.find(({ code }) => code === 'lotus')!;
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

/** A settled real bet of a member, written as a vendor's round that has ended; stakes and wins in minor units. */
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
