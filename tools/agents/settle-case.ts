import { money, toDecimal } from '@parlour/domain';
import { contractKinds, judgeOffer, stateOf, usualOfferPolicy, type Bill, type OfferPolicy } from '@parlour/domain/agents';
import { Refused, type Case } from './case.ts';
import { fieldsOf, listOf, offeredRate, thresholdsOf, withRates, type Fields } from './fields.ts';
import { currencyOf, readCase, treeOf } from './read-case.ts';
import { settle, type Settled } from './runs.ts';

/** The answer to one case of `settle:agents`, or its error (agents.md 11). */
export function settleCase(given: unknown): object {
  const fields = fieldsOf(given);
  const { id } = fields;
  try {
    return { id, ...(fields['kind'] === 'contract' ? offerAnswer(fields) : answer(readCase(fields))) };
  } catch (error) {
    if (error instanceof Refused) return { id, error: error.code };
    throw error;
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
  if (!kind) throw new Refused('KIND_UNKNOWN');
  const currency = currencyOf(given['currency']);
  const { tree } = treeOf(given['members']);
  const raw = listOf(given['contracts']);
  const thresholds = [...raw, offer].map(({ tiers }) => listOf(tiers).map((tier) => thresholdsOf(tier, currency)));
  const holders = [...raw, offer].map(({ holder }) => {
    if (typeof holder !== 'string' || !tree.has(holder)) throw new Refused('MEMBER_UNKNOWN');
    return holder;
  });
  if (new Set(holders.slice(0, -1)).size < raw.length) throw new Refused('CONTRACT_DUPLICATE');
  const tiers = [...raw, offer].map((each, index) =>
    listOf(each['tiers']).map((tier, at) => withRates(thresholds[index]![at]!, tier, kind, offeredRate)),
  );
  return judgeOffer({
    kind,
    tree,
    contracts: new Map(raw.map((_, index) => [holders[index]!, tiers[index]!])),
    holder: holders.at(-1)!,
    by: String(offer['by']),
    tiers: offer['tiers'] === null || offer['tiers'] === undefined ? null : tiers.at(-1)!,
    policy: offerPolicyOf(fieldsOf(given['policy'])),
  });
}

function offerPolicyOf(given: Fields): OfferPolicy {
  const rate = (name: 'minRate' | 'maxRate' | 'step') => offeredRate(given[name], usualOfferPolicy[name]);
  const maxTiers = given['maxTiers'];
  const step = rate('step');
  if (step <= 0n) throw new Refused('RATE_INVALID');
  return {
    minRate: rate('minRate'),
    maxRate: rate('maxRate'),
    maxTiers: Number.isSafeInteger(maxTiers) ? (maxTiers as number) : usualOfferPolicy.maxTiers,
    step,
    sameRate: given['sameRate'] !== false,
  };
}
