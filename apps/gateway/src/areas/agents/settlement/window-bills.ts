import { newBill, noFigures, platform, type Bill } from '@parlour/domain/agents';
import type { Db } from '../../../kernel/tables.ts';
import type { LateBet } from './late-bets.ts';
import type { LinesRun } from './lines-state.ts';
import { billToStore } from './stored-bills.ts';

/** What a holder of a real-time contract goes into a window with. */
export interface WindowHolder {
  readonly contractId: string;
  /** The number of the tier, from 1. */
  readonly tier: number;
  /** Active accounts of the team on the fifteen days before. */
  readonly active: number;
}

/** A part of a bet that a holder receives. */
interface PaidPart {
  readonly account: string;
  readonly amount: bigint;
  readonly bet: { readonly head: string; readonly stake: string; readonly win: string };
}

const rowsAtOnce = 500;

/**
 * Stores a bill for each holder who earned something in a window of real-time salary, so that it is listed and explained like all others.
 * Its figures cover the bets that paid; the platform pays at once.
 */
export async function writeWindowBills(
  trx: Db,
  { merchant, currency, now, policy, period }: LinesRun,
  parts: readonly PaidPart[],
  holders: ReadonlyMap<string, WindowHolder>,
): Promise<void> {
  const rows = [...Map.groupBy(parts, ({ account }) => account)].flatMap(([account, own]) => {
    const holder = holders.get(account);
    if (!holder) return [];
    const bets = own.map(({ bet }) => ({ stake: BigInt(bet.stake), win: BigInt(bet.win) }));
    const due = own.reduce((sum, { amount }) => sum + amount, 0n);
    const figures = { ...figuresOf(bets), active: holder.active, tier: holder.tier, due };
    const bill = newBill({ kind: 'realtime', holder: account, period: period.id, payer: platform }, { ...noDue, ...figures });
    return [
      {
        ...billToStore({ ...bill, paid: due }),
        key: bill.key,
        merchant,
        kind: bill.kind,
        period: period.id,
        starts_at: new Date(period.start),
        ends_at: new Date(period.end),
        head_id: own[0]!.bet.head,
        holder_id: account,
        payer_id: null,
        contract_id: holder.contractId,
        policy_version: policy.version,
        currency,
        from_bill: 0n,
        from_wallet: 0n,
        decided_by: null,
        decided_at: null,
        made_at: now,
      },
    ];
  });
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await trx
      .insertInto('agent_bill')
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
}

const noDue = { ...noFigures, ggr: 0n, deductions: 0n, adjustment: 0n, carryIn: 0n, held: 0n, basis: 0n, stopped: false } as const;

type Played = Pick<Bill, 'bets' | 'turnover' | 'net' | 'won' | 'lost' | 'basis'>;

function figuresOf(bets: readonly { stake: bigint; win: bigint }[]): Played {
  const sum = (of: readonly { stake: bigint; win: bigint }[]): bigint => of.reduce((total, { stake }) => total + stake, 0n);
  const turnover = sum(bets);
  const won = sum(bets.filter(({ win }) => win > 0n));
  const wins = bets.reduce((total, { win }) => total + win, 0n);
  return { bets: bets.length, turnover, net: turnover - wins, won, lost: turnover - won, basis: turnover };
}

/** A bill of a window without these bets, of which `amount` is taken back. */
export function withoutBets(bill: Bill, late: readonly LateBet[], amount: bigint): Bill {
  const gone = figuresOf(late.map(({ stake, win }) => ({ stake: BigInt(stake), win: BigInt(win) })));
  const after = bill.due - amount;
  return {
    ...bill,
    bets: bill.bets - gone.bets,
    turnover: bill.turnover - gone.turnover,
    net: bill.net - gone.net,
    won: bill.won - gone.won,
    lost: bill.lost - gone.lost,
    basis: bill.basis - gone.basis,
    due: after,
    // Also falls by what has become a claim of the platform.
    paid: bill.paid - amount,
    corrections: [...bill.corrections, { before: bill.due, after }],
  };
}
