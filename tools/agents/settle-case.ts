import { money, toDecimal } from '@parlour/domain';
import { contractKinds, judgeOffer, stateOf, usualOfferPolicy, type Bill, type OfferPolicy } from '@parlour/domain/agents';
import { Refused, type Case } from './case.ts';
import { eachOf, fieldsOf, offeredRate, thresholdsOf, within, withRates, type Fields } from './fields.ts';
import { ignoredIn } from './ignored.ts';
import { currencyOf, memberIn, readCase, refuseTwice, treeOf } from './read-case.ts';
import { settle, type Settled } from './runs.ts';

/** The answer to one case of `settle:agents`, or its error (agents.md 11); `tell` is called with everything that is wrong and where. */
export function settleCase(given: unknown, tell?: (problem: string) => void): object {
  const fields = fieldsOf(given);
  const { id } = fields;
  if (tell) for (const problem of ignoredIn(fields)) tell(problem);
  try {
    return { id, ...(fields['kind'] === 'contract' ? offerAnswer(fields) : answer(readCase(fields))) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tell?.(error.message);
    return { id, error: error.code };
  }
}

function answer(given: Case): object {
  const settled = settle(given);
  const written = writer(given);
  const perBet = given.kind === 'realtime' || given.kind === 'rebate';
  return {
    kind: given.kind,
    currency: given.currency,
    bills: writtenBills(given, settled),
    ...(perBet && {
      splits: settled.splits.map(({ bet, account, amount, reversed }) => ({ bet, member: account, amount: written(amount), reversed })),
    }),
    transfers: settled.transfers.map(({ step, key, from, to, amount, source }) => ({
      step,
      key,
      from,
      to,
      amount: written(amount),
      ...(source && { fromBill: written(source.fromBill), fromWallet: written(source.fromWallet) }),
    })),
    debts: settled.book.claims.map(({ key, from, to, amount, reason }) => ({ key, from, to, amount: written(amount), reason })),
    wallets: given.members.map(({ id }) => ({ member: id, amount: written(settled.book.wallet(id)) })),
  };
}

function writer({ currency }: Case): (minor: bigint) => string {
  return (minor) => toDecimal(money(minor, currency));
}

function writtenBills(given: Case, { book }: Settled): object[] {
  /** By payer and period: what it must pay to its downlines, and whether it still owes any of that. */
  const payable = new Map<string, { toPay: bigint; owing: boolean }>();
  for (const { payer, period, due, owed } of book.bills) {
    const sum = payable.get(`${payer} ${period}`) ?? { toPay: 0n, owing: false };
    payable.set(`${payer} ${period}`, { toPay: sum.toPay + due, owing: sum.owing || owed > 0n });
  }
  return book.bills.map((bill) => {
    const { toPay, owing } = payable.get(`${bill.holder} ${bill.period}`) ?? { toPay: 0n, owing: false };
    return writtenBill(given, bill, toPay, owing);
  });
}

function writtenBill(given: Case, bill: Bill, toPay: bigint, owing: boolean): object {
  const written = writer(given);
  const { key, holder, period, payer, bets, active, tier, corrections } = bill;
  return {
    key,
    holder,
    period,
    payer,
    bets,
    turnover: written(bill.turnover),
    active,
    net: written(bill.net),
    ...(bill.kind === 'hourly' && { won: written(bill.won), lost: written(bill.lost) }),
    ...(bill.kind === 'affiliate' && { ggr: written(bill.ggr), deductions: written(bill.deductions) }),
    ...((bill.kind === 'dividend' || bill.kind === 'affiliate') && {
      adjustment: written(bill.adjustment),
      carryIn: written(bill.carryIn),
    }),
    ...(bill.kind === 'affiliate' && { introducer: written(bill.introducer), held: written(bill.held) }),
    basis: written(bill.basis),
    tier,
    due: written(bill.due),
    paid: written(bill.paid),
    owed: written(bill.owed),
    toPay: written(toPay),
    keeps: written(bill.due - toPay),
    state: stateOf(bill),
    insufficient: owing,
    corrections: corrections.map(({ before, after }) => ({ before: written(before), after: written(after) })),
  };
}

function offerAnswer(given: Fields): object {
  const offer = fieldsOf(given['offer']);
  const kind = contractKinds.find((each) => each === offer['kind']);
  if (!kind) throw new Refused('KIND_UNKNOWN', 'offer.kind', offer['kind']);
  const currency = currencyOf(given);
  const tree = treeOf(given);
  /** Reads the contracts, and in the same way the offer. */
  const all = <T>(read: (fields: Fields, index: number) => T): T[] => {
    const contracts = eachOf(given, 'contracts', read);
    return [...contracts, within('offer', () => read(offer, contracts.length))];
  };
  const thresholds = all((fields) => eachOf(fields, 'tiers', (tier) => thresholdsOf(tier, currency)));
  const holders = all((fields) => memberIn(tree, fields, 'holder'));
  refuseTwice(holders.slice(0, -1));
  const tiers = all((fields, index) => eachOf(fields, 'tiers', (tier, at) => withRates(thresholds[index]![at]!, tier, kind, offeredRate)));
  return judgeOffer({
    kind,
    tree,
    contracts: new Map(holders.slice(0, -1).map((holder, index) => [holder, tiers[index]!])),
    holder: holders.at(-1)!,
    by: String(offer['by']),
    tiers: offer['tiers'] === null || offer['tiers'] === undefined ? null : tiers.at(-1)!,
    policy: within('policy', () => offerPolicyOf(fieldsOf(given['policy']))),
  });
}

function offerPolicyOf(given: Fields): OfferPolicy {
  const rate = (name: 'minRate' | 'maxRate' | 'step') => offeredRate(given, name, usualOfferPolicy[name]);
  const maxTiers = given['maxTiers'];
  const step = rate('step');
  if (step <= 0n) throw new Refused('RATE_INVALID', 'step', given['step']);
  return {
    minRate: rate('minRate'),
    maxRate: rate('maxRate'),
    maxTiers: Number.isSafeInteger(maxTiers) ? (maxTiers as number) : usualOfferPolicy.maxTiers,
    step,
    sameRate: given['sameRate'] !== false,
  };
}
