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

/** What a contract earned in a period, before anything is paid. Figures that a kind of contract does not use are 0. */
export interface Due extends TeamFigures {
  readonly ggr: bigint;
  readonly deductions: bigint;
  /** For bets that were voided after their period had run; included in `net`. */
  readonly adjustment: bigint;
  readonly carryIn: bigint;
  /** Earnings held back until there are enough active players, including those of earlier periods. */
  readonly held: bigint;
  /** What the rate applies to: turnover as used, or the balance with carry. */
  readonly basis: bigint;
  /** Counted from 1; 0 when none was reached. */
  readonly tier: number;
  readonly due: bigint;
  /** Whether it is stopped because an upline reached no tier. */
  readonly stopped: boolean;
}

export interface Bill extends Due {
  readonly key: string;
  readonly kind: ContractKind;
  readonly holder: string;
  readonly period: string;
  /** The direct upline, or `platform`. */
  readonly payer: string;
  /** Net of what corrections took back, including amounts that became a claim. */
  readonly paid: bigint;
  /** The holder's open claims on this bill. */
  readonly owed: bigint;
  /** Claims on this bill that operators have written off: they were not paid, and are no longer owed. */
  readonly writtenOff: bigint;
  /** What the parent was paid on top. */
  readonly introducer: bigint;
  readonly corrections: readonly { readonly before: bigint; readonly after: bigint }[];
  /** The state of a dividend that is not paid by a run; absent for a bill that a run pays, even if the payer could not pay all of it. */
  readonly waits?: BillWait | undefined;
}

/** What a bill that no run pays is waiting for: approval, or its holder; `denied` and `expired` wait for nothing. */
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
