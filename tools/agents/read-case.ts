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
import { amountOf, countOf, eachOf, fieldsOf, instantFrom, rateOf, thresholdsOf, within, withRates, type Fields } from './fields.ts';

/** Parses a whole case before any step runs. Throws `Refused` with the first of its errors, in the order of `caseErrors`. */
export function readCase(given: Fields): Case {
  const kind = settledKinds.find((each) => each === given['kind']);
  if (!kind) throw new Refused('KIND_UNKNOWN', 'kind', given['kind']);
  const currency = currencyOf(given);
  const tree = treeOf(given);

  // All amounts are checked before any rates.
  // Null stands for the default.
  const policyFields: Fields = Object.fromEntries(Object.entries(fieldsOf(given['policy'])).filter(([, value]) => value !== null));
  const amounts = within('policy', () => policyAmounts(policyFields, currency));
  const wallets = eachOf(given, 'members', (fields) => amountOf(fields, 'wallet', currency, 0n));
  const thresholds = eachOf(given, 'contracts', (fields) => eachOf(fields, 'tiers', (tier) => thresholdsOf(tier, currency)));
  const minActives = eachOf(given, 'contracts', (fields) => countOf(fields, 'minActive'));
  const stakes = eachOf(given, 'bets', (fields) => ({
    stake: amountOf(fields, 'stake', currency),
    payout: amountOf(fields, 'payout', currency),
  }));
  const costAmounts = eachOf(given, 'costs', (fields) => amountOf(fields, 'amount', currency));
  const changes = eachOf(given, 'steps', (step) => changeOf(step, currency));

  const cycle = cycleOf(kind, given['cycle']);
  const carry = carries.find((each) => each === policyFields['carry']) ?? 0;
  if (kind === 'dividend' && carry === 3 && cycle !== 'semimonthly') throw new Refused('CARRY_NEEDS_SEMIMONTHLY', 'cycle', cycle);

  const holders = eachOf(given, 'contracts', (fields) => memberIn(tree, fields, 'holder'));
  for (const list of ['bets', 'costs']) eachOf(given, list, (fields) => memberIn(tree, fields, 'member'));
  eachOf(given, 'steps', (step) => {
    const change = changeNamed(step);
    if (change) within(change, () => memberIn(tree, fieldsOf(step[change]), 'member'));
  });
  refuseTwice(holders);

  const policy: Policy = { ...amounts, ...within('policy', () => policyOf(policyFields)), carry };
  const members = eachOf(given, 'members', (fields, index) => memberOf(fields, wallets[index]!));
  const contracts = new Map(
    eachOf(given, 'contracts', (fields, index) => [
      holders[index]!,
      contractOf(kind, fields, { holder: holders[index]!, thresholds: thresholds[index]!, minActive: minActives[index]! }),
    ]),
  );
  if ((downLineKinds as readonly string[]).includes(kind)) {
    for (const [index, holder] of holders.entries()) {
      const parent = tree.parentOf(holder);
      if (parent !== null && !contracts.has(parent)) throw new Refused('CONTRACT_WITHOUT_PAYER', `contracts[${index}].holder`, holder);
    }
  }

  const zone = given['zone'] === undefined ? 'UTC' : given['zone'];
  if (typeof zone !== 'string' || !isTimeZone(zone)) throw new Refused('PERIOD_INVALID', 'zone', zone);
  const bets = eachOf(given, 'bets', (fields, index) => betOf(fields, stakes[index]!));
  const costs = eachOf(given, 'costs', (fields, index) => costOf(fields, costAmounts[index]!));
  const steps = stepsOf(given, { changes, cycle, zone, bets });
  return { kind, cycle, currency, zone, policy, members, tree, contracts, bets, costs, steps };
}

export function currencyOf({ currency }: Fields): Currency {
  if (typeof currency !== 'string' || !isCurrency(currency)) throw new Refused('CURRENCY_UNKNOWN', 'currency', currency);
  return currency;
}

export function treeOf(given: Fields): AgentTree {
  const accounts = eachOf(given, 'members', ({ id, parent }) => ({
    id: String(id),
    parent: parent === null || parent === undefined ? null : String(parent),
  }));
  const problem = treeProblem(accounts);
  if (!problem) return new AgentTree(accounts);
  const parents = new Map(accounts.map(({ id, parent }) => [id, parent]));
  const isBelowItself = (id: string): boolean => {
    const seen = new Set<string>();
    let above = parents.get(id) ?? null;
    for (; above !== null && above !== id && !seen.has(above); above = parents.get(above) ?? null) seen.add(above);
    return above === id;
  };
  const [field, index] = {
    MEMBER_DUPLICATE: () => ['id', firstRepeated(accounts.map(({ id }) => id))] as const,
    PARENT_UNKNOWN: () => ['parent', accounts.findIndex(({ parent }) => parent !== null && !parents.has(parent))] as const,
    TREE_LOOP: () => ['parent', accounts.findIndex(({ id }) => isBelowItself(id))] as const,
  }[problem]();
  throw new Refused(problem, `members[${index}].${field}`, accounts[index]?.[field]);
}

/** The index of the first text that occurs earlier in the list; -1 if there is none. */
function firstRepeated(list: readonly string[]): number {
  const seen = new Set<string>();
  return list.findIndex((each) => seen.size === seen.add(each).size);
}

/** The id of a member of the case. */
export function memberIn(tree: AgentTree, given: Fields, name: string): string {
  const id = given[name];
  if (typeof id !== 'string' || !tree.has(id)) throw new Refused('MEMBER_UNKNOWN', name, id);
  return id;
}

/** Refuses a second contract of a holder. */
export function refuseTwice(holders: readonly string[]): void {
  const again = firstRepeated(holders);
  if (again !== -1) throw new Refused('CONTRACT_DUPLICATE', `contracts[${again}].holder`, holders[again]);
}

function policyAmounts(given: Fields, currency: Currency): Pick<Policy, 'activeMin' | 'turnoverUnit'> {
  const turnoverUnit = given['turnoverUnit'] === undefined ? null : amountOf(given, 'turnoverUnit', currency);
  if (turnoverUnit === 0n) throw new Refused('AMOUNT_INVALID', 'turnoverUnit', given['turnoverUnit']);
  return { activeMin: amountOf({ activeMin: '500.00', ...given }, 'activeMin', currency), turnoverUnit };
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
    singlePickMin: rateOf(given, 'singlePickMin', 250_000n),
    turnoverRule: given['turnoverRule'] === 'dailyAverage' ? 'dailyAverage' : 'total',
    rebateMode: given['rebateMode'] === 'pool' ? 'pool' : 'groups',
    base: groupOf(given['base']) ?? 1800,
    pool: rateOf(given, 'pool', 0n),
  };
}

const groupOf = (given: unknown): number | undefined => (Number.isSafeInteger(given) ? (given as number) : undefined);

function memberOf({ id, parent, group, share }: Fields, wallet: bigint): Member {
  return {
    id: String(id),
    parent: typeof parent === 'string' ? parent : null,
    wallet,
    group: groupOf(group),
    share: within('share', () => poolShareOf(fieldsOf(share))),
  };
}

function poolShareOf(given: Fields): PoolShare {
  const mode = shareModes.find((each) => each === given['mode']) ?? 'none';
  return { mode, rate: rateOf(given, 'rate', mode === 'percent' ? undefined : 0n) };
}

function contractOf(kind: SettledKind, given: Fields, known: { holder: string; thresholds: Tier[]; minActive: number }): Contract {
  const tiers = eachOf(given, 'tiers', (tier, index) =>
    kind === 'rebate' ? known.thresholds[index]! : withRates(known.thresholds[index]!, tier, kind, rateOf),
  );
  return {
    holder: known.holder,
    tiers,
    minActive: known.minActive,
    platformFee: rateOf(given, 'platformFee', 0n),
    paymentFee: rateOf(given, 'paymentFee', 0n),
    introducerRate: rateOf(given, 'introducerRate', 0n),
    negativeCarry: given['negativeCarry'] !== false,
  };
}

function cycleOf(kind: SettledKind, given: unknown): Cycle {
  if (kind === 'daily' || kind === 'hourly') return kind;
  if (kind === 'realtime' || kind === 'rebate') return 'window';
  if (given === 'daily' || given === 'weekly' || given === 'semimonthly' || given === 'monthly') return given;
  throw new Refused('CYCLE_UNKNOWN', 'cycle', given);
}

function betOf(given: Fields, { stake, payout }: { stake: bigint; payout: bigint }): Bet {
  const cover: unknown = given['cover'];
  const [a, b]: unknown[] = Array.isArray(cover) ? cover : [];
  return {
    id: String(given['id']),
    member: String(given['member']),
    at: instantFrom(given, 'settledAt'),
    stake,
    payout,
    decided: given['outcome'] === 'won' || given['outcome'] === 'lost',
    product: typeof given['product'] === 'string' ? given['product'] : 'lottery',
    group: groupOf(given['group']),
    cover: Number.isSafeInteger(a) && Number.isSafeInteger(b) ? [a as number, b as number] : undefined,
  };
}

function costOf(given: Fields, amount: bigint): Cost {
  return { member: String(given['member']), at: instantFrom(given, 'at'), type: String(given['type']), amount };
}

/** Which field of a step changes a wallet, if any. */
const changeNamed = (step: Fields) => (['credit', 'debit'] as const).find((name) => step[name] !== undefined);

interface Change {
  readonly member: string;
  readonly change: bigint;
}

/** A credit or debit; undefined for any other step. */
function changeOf(step: Fields, currency: Currency): Change | undefined {
  const name = changeNamed(step);
  if (!name) return undefined;
  const given = fieldsOf(step[name]);
  const amount = within(name, () => amountOf(given, 'amount', currency));
  return { member: String(given['member']), change: name === 'credit' ? amount : -amount };
}

function stepsOf(
  given: Fields,
  { changes, cycle, zone, bets }: { changes: readonly (Change | undefined)[]; cycle: Cycle; zone: string; bets: readonly Bet[] },
): Step[] {
  const periods = eachOf(given, 'steps', ({ run }) => {
    if (run === undefined) return undefined;
    const period = typeof run === 'string' ? periodOf(cycle, run, zone) : undefined;
    if (!period) throw new Refused('PERIOD_INVALID', 'run', run);
    return period;
  });
  const ran = new Set<string>();
  let last = Number.NEGATIVE_INFINITY;
  for (const [index, period] of periods.entries()) {
    if (!period || ran.has(period.id)) continue;
    if (period.start < last) throw new Refused('PERIOD_OUT_OF_ORDER', `steps[${index}].run`, period.id);
    ran.add(period.id);
    last = period.start;
  }
  const ids = new Set(bets.map(({ id }) => id));
  const voids = eachOf(given, 'steps', (step) => {
    if (step['void'] === undefined) return undefined;
    const { bet } = fieldsOf(step['void']);
    if (typeof bet !== 'string' || !ids.has(bet)) throw new Refused('BET_UNKNOWN', 'void.bet', bet);
    return bet;
  });
  return periods.map((period, index): Step => {
    const [bet, change] = [voids[index], changes[index]];
    if (period) return { run: period };
    if (bet !== undefined) return { void: bet };
    if (change) return change;
    throw new Refused('STEP_UNKNOWN', `steps[${index}]`, (given['steps'] as unknown[])[index]);
  });
}
