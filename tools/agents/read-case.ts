import { isCurrency, isTimeZone, type Currency } from '@parlour/domain';
import {
  AgentTree,
  carries,
  downLineKinds,
  periodOf,
  shareModes,
  treeProblem,
  type Cycle,
  type PoolShare,
  type Tier,
} from '@parlour/domain/agents';
import {
  Refused,
  settledKinds,
  type Bet,
  type Case,
  type Contract,
  type Cost,
  type Member,
  type Policy,
  type SettledKind,
  type Step,
} from './case.ts';
import { amountOf, countOf, fieldsOf, instantFrom, listOf, rateOf, thresholdsOf, withRates, type Fields } from './fields.ts';

/** Parses a whole case before any step runs. Throws `Refused` with the first of its errors, in the order of `caseErrors`. */
export function readCase(given: Fields): Case {
  const kind = settledKinds.find((each) => each === given['kind']);
  if (!kind) throw new Refused('KIND_UNKNOWN');
  const currency = currencyOf(given['currency']);
  const { tree, raw: rawMembers } = treeOf(given['members']);

  // All amounts are checked before any rates.
  const rawContracts = listOf(given['contracts']);
  const policyFields = fieldsOf(given['policy']);
  const amounts = policyAmounts(policyFields, currency);
  const wallets = rawMembers.map(({ wallet }) => amountOf(wallet, currency, 0n));
  const thresholds = rawContracts.map(({ tiers }) => listOf(tiers).map((tier) => thresholdsOf(tier, currency)));
  const minActives = rawContracts.map(({ minActive }) => countOf(minActive));
  const stakes = listOf(given['bets']).map(({ stake, payout }) => ({
    stake: amountOf(stake, currency),
    payout: amountOf(payout, currency),
  }));
  const costAmounts = listOf(given['costs']).map(({ amount }) => amountOf(amount, currency));
  const changes = listOf(given['steps']).map((step) => changeOf(step, currency));

  const cycle = cycleOf(kind, given['cycle']);
  const carry = carries.find((each) => each === policyFields['carry']) ?? 0;
  if (kind === 'dividend' && carry === 3 && cycle !== 'semimonthly') throw new Refused('CARRY_NEEDS_SEMIMONTHLY');

  const known = (id: unknown): string => {
    if (typeof id !== 'string' || !tree.has(id)) throw new Refused('MEMBER_UNKNOWN');
    return id;
  };
  const holders = rawContracts.map(({ holder }) => known(holder));
  for (const each of [...listOf(given['bets']), ...listOf(given['costs'])]) known(each['member']);
  for (const change of changes) if (change) known(change.member);
  if (new Set(holders).size < holders.length) throw new Refused('CONTRACT_DUPLICATE');

  const policy: Policy = { ...amounts, ...policyOf(policyFields), carry };
  const members = rawMembers.map((fields, index) => memberOf(fields, wallets[index]!));
  const contracts = new Map(
    rawContracts.map((fields, index) => [
      holders[index]!,
      contractOf(kind, fields, { holder: holders[index]!, thresholds: thresholds[index]!, minActive: minActives[index]! }),
    ]),
  );
  if ((downLineKinds as readonly string[]).includes(kind)) {
    for (const holder of holders) {
      const parent = tree.parentOf(holder);
      if (parent !== null && !contracts.has(parent)) throw new Refused('CONTRACT_WITHOUT_PAYER');
    }
  }

  const zone = given['zone'] === undefined ? 'UTC' : given['zone'];
  if (typeof zone !== 'string' || !isTimeZone(zone)) throw new Refused('PERIOD_INVALID');
  const bets = listOf(given['bets']).map((fields, index) => betOf(fields, stakes[index]!));
  const costs = listOf(given['costs']).map((fields, index) => costOf(fields, costAmounts[index]!));
  const steps = stepsOf(listOf(given['steps']), { changes, cycle, zone, bets });
  return { kind, cycle, currency, zone, policy, members, tree, contracts, bets, costs, steps };
}

export function currencyOf(given: unknown): Currency {
  if (typeof given !== 'string' || !isCurrency(given)) throw new Refused('CURRENCY_UNKNOWN');
  return given;
}

export function treeOf(given: unknown): { tree: AgentTree; raw: Fields[] } {
  const raw = listOf(given);
  const accounts = raw.map(({ id, parent }) => ({
    id: String(id),
    parent: parent === null || parent === undefined ? null : String(parent),
  }));
  const problem = treeProblem(accounts);
  if (problem) throw new Refused(problem);
  return { tree: new AgentTree(accounts), raw };
}

function policyAmounts(given: Fields, currency: Currency): Pick<Policy, 'activeMin' | 'turnoverUnit'> {
  const unit = given['turnoverUnit'] ?? null;
  const turnoverUnit = unit === null ? null : amountOf(unit, currency);
  if (turnoverUnit === 0n) throw new Refused('AMOUNT_INVALID');
  return { activeMin: amountOf(given['activeMin'] ?? '500.00', currency), turnoverUnit };
}

function policyOf(given: Fields): Omit<Policy, 'activeMin' | 'turnoverUnit' | 'carry'> {
  const texts = (list: unknown): string[] | undefined => (Array.isArray(list) ? list.map(String) : undefined);
  return {
    includeSelf: given['includeSelf'] !== false,
    products: texts(given['products']) ?? null,
    lossCheck: given['lossCheck'] === true,
    payFromWallet: given['payFromWallet'] !== false,
    unreachedUpline: given['unreachedUpline'] === 'stop' ? 'stop' : 'settle',
    deducts: texts(given['deducts']) ?? ['betRebate', 'agentRebate', 'promotion', 'fee'],
    singlePickMin: rateOf(given['singlePickMin'] ?? '25'),
    turnoverRule: given['turnoverRule'] === 'dailyAverage' ? 'dailyAverage' : 'total',
    rebateMode: given['rebateMode'] === 'pool' ? 'pool' : 'groups',
    base: groupOf(given['base']) ?? 1800,
    pool: rateOf(given['pool'] ?? '0'),
  };
}

const groupOf = (given: unknown): number | undefined => (Number.isSafeInteger(given) ? (given as number) : undefined);

function memberOf({ id, parent, group, share }: Fields, wallet: bigint): Member {
  return {
    id: String(id),
    parent: typeof parent === 'string' ? parent : null,
    wallet,
    group: groupOf(group),
    share: poolShareOf(fieldsOf(share)),
  };
}

function poolShareOf({ mode, rate }: Fields): PoolShare {
  const chosen = shareModes.find((each) => each === mode) ?? 'none';
  return { mode: chosen, rate: rateOf(rate, chosen === 'percent' ? undefined : 0n) };
}

function contractOf(kind: SettledKind, given: Fields, known: { holder: string; thresholds: Tier[]; minActive: number }): Contract {
  const tiers = listOf(given['tiers']).map((tier, index) =>
    kind === 'rebate' ? known.thresholds[index]! : withRates(known.thresholds[index]!, tier, kind, rateOf),
  );
  return {
    holder: known.holder,
    tiers,
    minActive: known.minActive,
    platformFee: rateOf(given['platformFee'], 0n),
    paymentFee: rateOf(given['paymentFee'], 0n),
    introducerRate: rateOf(given['introducerRate'], 0n),
    negativeCarry: given['negativeCarry'] !== false,
  };
}

function cycleOf(kind: SettledKind, given: unknown): Cycle {
  if (kind === 'daily' || kind === 'hourly') return kind;
  if (kind === 'realtime' || kind === 'rebate') return 'window';
  if (given === 'daily' || given === 'weekly' || given === 'semimonthly' || given === 'monthly') return given;
  throw new Refused('CYCLE_UNKNOWN');
}

function betOf(given: Fields, { stake, payout }: { stake: bigint; payout: bigint }): Bet {
  const cover: unknown = given['cover'];
  const [a, b]: unknown[] = Array.isArray(cover) ? cover : [];
  return {
    id: String(given['id']),
    member: String(given['member']),
    at: instantFrom(given['settledAt']),
    stake,
    payout,
    decided: given['outcome'] === 'won' || given['outcome'] === 'lost',
    product: typeof given['product'] === 'string' ? given['product'] : 'lottery',
    group: groupOf(given['group']),
    cover: Number.isSafeInteger(a) && Number.isSafeInteger(b) ? [a as number, b as number] : undefined,
  };
}

function costOf({ member, at, type }: Fields, amount: bigint): Cost {
  return { member: String(member), at: instantFrom(at), type: String(type), amount };
}

/** A credit or debit; undefined for any other step. */
function changeOf(step: Fields, currency: Currency): { member: unknown; change: bigint } | undefined {
  const { member, amount } = fieldsOf(step['credit'] ?? step['debit']);
  if (step['credit'] !== undefined) return { member, change: amountOf(amount, currency) };
  return step['debit'] === undefined ? undefined : { member, change: -amountOf(amount, currency) };
}

function stepsOf(
  raw: readonly Fields[],
  given: { changes: readonly ({ member: unknown; change: bigint } | undefined)[]; cycle: Cycle; zone: string; bets: readonly Bet[] },
): Step[] {
  const periods = raw.map(({ run }) => {
    if (run === undefined) return undefined;
    const period = typeof run === 'string' ? periodOf(given.cycle, run, given.zone) : undefined;
    if (!period) throw new Refused('PERIOD_INVALID');
    return period;
  });
  const ran = new Set<string>();
  let last = Number.NEGATIVE_INFINITY;
  for (const period of periods) {
    if (!period || ran.has(period.id)) continue;
    if (period.start < last) throw new Refused('PERIOD_OUT_OF_ORDER');
    ran.add(period.id);
    last = period.start;
  }
  const ids = new Set(given.bets.map(({ id }) => id));
  const voids = raw.map((step) => {
    if (step['void'] === undefined) return undefined;
    const { bet } = fieldsOf(step['void']);
    if (typeof bet !== 'string' || !ids.has(bet)) throw new Refused('BET_UNKNOWN');
    return bet;
  });
  return raw.map((_, index): Step => {
    const [period, bet, change] = [periods[index], voids[index], given.changes[index]];
    if (period) return { run: period };
    if (bet !== undefined) return { void: bet };
    if (change) return { member: String(change.member), change: change.change };
    throw new Refused('STEP_UNKNOWN');
  });
}
