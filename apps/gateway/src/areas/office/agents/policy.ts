import { money, toDecimal, type Currency } from '@parlour/domain';
import { writeRate, contractKinds } from '@parlour/domain/agents';
import { agentPolicyOf, policyFrom, type AgentPolicy, type StoredPolicy } from '../../agents/policy.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { oneMerchantNamed, reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';

const mostVersions = 50;

/** The policy of a merchant's contracts, with defaults for whatever is unset, and all earlier versions. */
export async function agentPolicy(operator: Operator, { merchant: named }: InputOf<'getAgentPolicy'>): Promise<Schema<'MerchantPolicy'>> {
  const { db } = operator;
  const { code, currency } = oneMerchantNamed(operator, named);
  const rows = await db
    .selectFrom('agent_policy')
    .selectAll()
    .where('merchant', '=', code)
    .orderBy('version', 'desc')
    .limit(mostVersions)
    .execute();
  return {
    merchant: code,
    currency,
    version: rows[0]?.version ?? 0,
    policy: rows[0]?.policy ?? {},
    usual: written(policyFrom({}, currency, 0), currency),
    products: await productsOf(db),
    history: rows.map(({ version, policy, made_by, made_at, reason }) => ({
      version,
      policy,
      madeBy: made_by,
      madeAt: made_at.toISOString(),
      reason,
    })),
  };
}

async function productsOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('game').select('game_type').distinct().orderBy('game_type').execute();
  return rows.map(({ game_type }) => game_type);
}

/** A complete policy in the contract's form. */
function written(policy: AgentPolicy, currency: Currency): StoredPolicy {
  const amount = (minor: bigint): string => toDecimal(money(minor, currency));
  const offers = Object.fromEntries(
    contractKinds.map((kind) => {
      const { minRate, maxRate, step, maxTiers, sameRate } = policy.offersOf(kind);
      return [kind, { minRate: writeRate(minRate), maxRate: writeRate(maxRate), step: writeRate(step), maxTiers, sameRate }];
    }),
  );
  return {
    includeSelf: policy.includeSelf,
    products: policy.products === null ? null : [...policy.products],
    activeMin: amount(policy.activeMin),
    lossCheck: policy.lossCheck,
    turnoverUnit: policy.turnoverUnit === null ? null : amount(policy.turnoverUnit),
    payFromWallet: policy.payFromWallet,
    unreachedUpline: policy.unreachedUpline,
    singlePickMin: writeRate(policy.singlePickMin),
    deducts: [...policy.deducts] as NonNullable<StoredPolicy['deducts']>,
    autoSend: policy.autoSend,
    carry: policy.carry,
    turnoverRule: policy.turnoverRule,
    rebateMode: policy.rebateMode,
    base: policy.base,
    pool: writeRate(policy.pool),
    dividendCycle: policy.cycleOf('dividend') as NonNullable<StoredPolicy['dividendCycle']>,
    affiliateCycle: policy.cycleOf('affiliate') as NonNullable<StoredPolicy['affiliateCycle']>,
    meteredFrom: policy.meteredFrom,
    transferMin: amount(policy.transferMin),
    transferDailyCap: amount(policy.transferDailyCap),
    transferPairCap: amount(policy.transferPairCap),
    transferTurnover: policy.transferTurnover,
    transferTwoPeople: policy.transferTwoPeople === null ? null : amount(policy.transferTwoPeople),
    offers,
  };
}

/**
 * Refuses what the contract's schema cannot exclude: fields that contradict each other, and amounts with more decimals than the currency.
 */
async function refuseWrong({ db }: Operator, policy: StoredPolicy, currency: Currency): Promise<void> {
  if (policy.carry === 3 && (policy.dividendCycle ?? 'semimonthly') !== 'semimonthly')
    throw refused('field_invalid', 'Carrying from the first half of a month to the second needs dividends by half months.');
  const known = await productsOf(db);
  const unknown = (policy.products ?? []).filter((product) => !known.includes(product));
  if (unknown.length > 0)
    throw refused('field_invalid', `There are no games of the type ${unknown.join(', ')}: known are ${known.join(', ')}.`);
  let read: AgentPolicy;
  try {
    read = policyFrom(policy, currency, 0);
  } catch {
    throw refused('field_invalid', `An amount has more decimals than ${currency} has.`);
  }
  for (const kind of contractKinds) {
    const { minRate, maxRate, step } = read.offersOf(kind);
    if (minRate > maxRate) throw refused('field_invalid', `The lowest rate of ${kind} is above the highest.`);
    if (step <= 0n) throw refused('field_invalid', `The step of ${kind} must be above 0.`);
  }
  if (read.transferTwoPeople !== null && read.transferTwoPeople <= 0n)
    throw refused('field_invalid', 'The amount from which an operator decides must be above 0.');
  if (read.turnoverUnit !== null && read.turnoverUnit <= 0n) throw refused('field_invalid', 'The unit of turnover must be above 0.');
  if (read.transferMin > read.transferPairCap || read.transferPairCap > read.transferDailyCap)
    throw refused(
      'field_invalid',
      'The minimum transfer can’t exceed the cap of a pair, and the cap of a pair can’t exceed the cap of a day.',
    );
}

/** The differences between two policies, by name. */
function changesOf(before: StoredPolicy, after: StoredPolicy): Schema<'ProposedChange'>[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof StoredPolicy)[];
  const text = (name: keyof StoredPolicy, policy: StoredPolicy) =>
    policy[name] === undefined ? null : `${name}: ${JSON.stringify(policy[name])}`;
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ field: 'policy' as const, before: text(name, before), after: text(name, after) }));
}

async function asked(operator: Operator, { merchant: named, policy, version, reason }: InputOf<'setAgentPolicy'>) {
  const merchant = oneMerchantNamed(operator, named);
  await refuseWrong(operator, policy, merchant.currency);
  const row = await operator.db
    .selectFrom('agent_policy')
    .select(['version', 'policy'])
    .where('merchant', '=', merchant.code)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if ((row?.version ?? 0) !== version)
    throw refused('policy_changed', `Version ${row?.version ?? 0} is in force, not ${version}: look at it again.`);
  const changes = changesOf(row?.policy ?? {}, policy);
  if (changes.length === 0) throw refused('field_invalid', 'Nothing would change.');
  return { merchant, changes, reason: reasonOf(reason, 'The books keep the reason: give one with --reason.') };
}

/** Puts a new version of the policy into force, once two operators agree. Periods already recorded keep their version. */
export async function policySet(operator: Operator, input: InputOf<'setAgentPolicy'>): Promise<Schema<'PolicySet'>> {
  const { merchant, reason } = await asked(operator, input);
  const by = approvedBy(operator);
  const { version } = await inTransaction(operator.db, async (trx) => {
    const { version: last } = await agentPolicyOf(trx, merchant.code, merchant.currency);
    return trx
      .insertInto('agent_policy')
      .values({
        merchant: merchant.code,
        version: last + 1,
        policy: JSON.stringify(input.policy),
        made_by: by,
        made_at: operator.clock.now(),
        reason,
      })
      .returning('version')
      .executeTakeFirstOrThrow();
  });
  return { merchant: merchant.code, version };
}

export async function examinePolicy(operator: Operator, input: InputOf<'setAgentPolicy'>): Promise<Examined> {
  const { merchant, changes, reason } = await asked(operator, input);
  return {
    merchant: merchant.code,
    subject: { kind: 'merchant', id: merchant.code, name: merchant.code },
    changes,
    effect: null,
    reason,
    version: `policy ${input.version}`,
    needsTwo: true,
  };
}
