import type { ContractKind } from './tiers.ts';

export const platform = 'platform';

/** What a team did in a period, in minor units: counted bets, turnover, net (the company's side) and stakes of winning and losing bets. */
export interface TeamFigures {
  readonly bets: number;
  readonly turnover: bigint;
  readonly active: number;
  readonly net: bigint;
  readonly won: bigint;
  readonly lost: bigint;
}

export const noFigures: TeamFigures = { bets: 0, turnover: 0n, active: 0, net: 0n, won: 0n, lost: 0n };

/** What a contract earned in a period, before anything is paid. What a kind does not know is 0. */
export interface Due extends TeamFigures {
  readonly ggr: bigint;
  readonly deductions: bigint;
  /** Of bets that were voided after their period had run; `net` includes it. */
  readonly adjustment: bigint;
  readonly carryIn: bigint;
  /** Earnings that wait for enough active players, earlier periods' included. */
  readonly held: bigint;
  /** What the rate applies to: turnover as used, or the balance with carry. */
  readonly basis: bigint;
  /** From 1; 0 when none was reached. */
  readonly tier: number;
  readonly due: bigint;
  /** Whether an upline that reached no tier stops it. */
  readonly stopped: boolean;
}

export interface Bill extends Due {
  readonly key: string;
  readonly kind: ContractKind;
  readonly holder: string;
  readonly period: string;
  /** The direct upline, or `platform`. */
  readonly payer: string;
  /** Less what corrections took back, also where that became a claim. */
  readonly paid: bigint;
  /** Open claims of the holder on this bill. */
  readonly owed: bigint;
  /** What operators have written off of such claims: it was not paid, and is not owed any more. */
  readonly writtenOff: bigint;
  /** What the parent got on top. */
  readonly introducer: bigint;
  readonly corrections: readonly { readonly before: bigint; readonly after: bigint }[];
  /** Where a dividend that no run pays stands; absent for a bill that is paid, also as far as the payer could. */
  readonly waits?: BillWait | undefined;
}

/** On what a bill waits that no run pays: an approval, its holder, or, once a later period has run or it was denied, nothing any more. */
const billWaits = ['awaiting', 'toCollect', 'denied', 'expired'] as const;
export type BillWait = (typeof billWaits)[number];

export const billStates = ['stopped', 'held', 'notReached', ...billWaits, 'issued', 'part', 'unpaid'] as const;
export type BillState = (typeof billStates)[number];

/** The first state that fits (agents.md 9). */
export function stateOf({
  due,
  stopped,
  held,
  owed,
  paid,
  waits,
}: Pick<Bill, 'due' | 'stopped' | 'held' | 'owed' | 'paid' | 'waits'>): BillState {
  if (due === 0n) return stopped ? 'stopped' : held > 0n ? 'held' : 'notReached';
  if (waits) return waits;
  if (owed === 0n) return 'issued';
  return paid > 0n ? 'part' : 'unpaid';
}

/** `daily:<holder>:2026-08-01`, which is unique. */
export function billKey(kind: ContractKind, holder: string, period: string): string {
  return `${kind}:${holder}:${period}`;
}

/** A bill of which nothing has been paid yet. */
export function newBill(of: { kind: ContractKind; holder: string; period: string; payer: string }, due: Due): Bill {
  return {
    ...due,
    ...of,
    key: billKey(of.kind, of.holder, of.period),
    paid: 0n,
    owed: 0n,
    writtenOff: 0n,
    introducer: 0n,
    corrections: [],
  };
}
