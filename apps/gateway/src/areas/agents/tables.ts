import type { BillState, BillWait, ContractKind, Cycle, PoolShare } from '@parlour/domain/agents';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MinorColumn } from '../../ledger/tables.ts';
import type { StoredTerms, StoredTier } from './contracts/stored-tiers.ts';
import type { StoredPolicy } from './policy.ts';

type JsonColumn<T> = ColumnType<T, string, string>;

/** A movement of a member's money whose kind counts in line reports; written by a trigger of the ledger. */
export interface LineMoneyTable {
  merchant: string;
  member_id: string;
  at: Date;
  kind: string;
  currency: string;
  /** Signed; cash and locked money together. */
  amount: MinorColumn;
  /** The transfer's reference: for contracts, the key of the bill. */
  reference: string | null;
}

/** The policy of a merchant's contracts. The highest version is in force. */
export interface AgentPolicyTable {
  merchant: string;
  version: number;
  policy: JsonColumn<StoredPolicy>;
  made_by: string;
  made_at: Date;
  reason: string;
}

const storedContractStates = ['offered', 'active', 'ended', 'rejected', 'withdrawn', 'lapsed'] as const;

/** One contract; a replaced one is kept with its span. */
export interface AgentContractTable {
  id: string;
  merchant: string;
  kind: ContractKind;
  cycle: Cycle;
  holder_id: string;
  /** The direct upline; null if the platform pays. */
  payer_id: string | null;
  version: number;
  tiers: JsonColumn<readonly StoredTier[]>;
  terms: ColumnType<StoredTerms, string | undefined, string>;
  /** An `active` contract has ended once `to_at` has passed. */
  state: (typeof storedContractStates)[number];
  /** Holders whose contracts were shown to end with it. */
  closure: Generated<readonly string[]>;
  offered_by: string;
  offered_at: Date;
  lapses_at: Date | null;
  decided_at: Date | null;
  from_at: Date | null;
  to_at: Date | null;
  ending_asked_by: 'holder' | 'payer' | null;
  ending_asked_at: Date | null;
  ending_rejected_at: Date | null;
}

/** What a run settles: contracts of a kind, or rebates. */
export type RunKind = ContractKind | 'rebate';

/** One settlement of a kind and period. */
export interface AgentRunTable {
  merchant: string;
  kind: RunKind;
  period: string;
  cycle: Cycle;
  starts_at: Date;
  ends_at: Date;
  /** The version of the policy that it used. */
  policy_version: number;
  began_at: Date;
  done_at: Date | null;
}

interface SumsKey {
  merchant: string;
  kind: RunKind;
  currency: string;
  policy_version: number;
  starts_at: Date;
  ends_at: Date;
}

/** Marks that the team sums of a span were computed for a run. */
export interface AgentSumsTable extends SumsKey {
  /** Ids of the span's late bets that the sums already include. */
  known_late: readonly (string | number)[];
}

/** The figures of one holder's team in the span. */
export interface AgentTeamSumsTable extends SumsKey {
  holder_id: string;
  bets: MinorColumn;
  turnover: MinorColumn;
  payouts: MinorColumn;
  won: MinorColumn;
  lost: MinorColumn;
  active: MinorColumn;
  costs: MinorColumn;
  deposits: MinorColumn;
  /** Turnover of the last days of the span, for real-time salary. */
  recent: MinorColumn;
}

/** A line that a run has settled. */
export interface AgentLineRunTable {
  merchant: string;
  kind: RunKind;
  period: string;
  head_id: string;
  done_at: Date;
}

/** Figures of a bill besides what it pays. */
export type FigureField = 'turnover' | 'net' | 'won' | 'lost' | 'ggr' | 'deductions' | 'adjustment' | 'carryIn' | 'held' | 'basis';

/** A bill's inputs and results; amounts in minor units as text. */
export type StoredFigures = Readonly<Record<FigureField, string>> & { bets: number; active: number; stopped: boolean };

/** What one contract earned in one period. */
export interface AgentBillTable {
  /** `kind:holder:period`. */
  key: string;
  merchant: string;
  kind: ContractKind;
  period: string;
  starts_at: Date;
  ends_at: Date;
  head_id: string;
  holder_id: string;
  /** Null if the platform pays. */
  payer_id: string | null;
  contract_id: string;
  policy_version: number;
  currency: string;
  figures: JsonColumn<StoredFigures>;
  tier: number;
  due: MinorColumn;
  paid: MinorColumn;
  owed: MinorColumn;
  introducer: MinorColumn;
  written_off: ColumnType<string | number | bigint, bigint | string | undefined, bigint | string>;
  /** How much of an upline's payment came from its own bill. */
  from_bill: MinorColumn;
  from_wallet: MinorColumn;
  corrections: JsonColumn<readonly { readonly before: string; readonly after: string }[]>;
  state: BillState;
  /** The state of a dividend that runs do not pay; null for bills that are or were paid by a run. */
  waits: BillWait | null;
  /** Who approved or denied it last: an agent's id, or the proposal of two operators. */
  decided_by: string | null;
  decided_at: Date | null;
  made_at: Date;
}

/** An amount that a payer could not pay, or that a holder could not return. */
export interface AgentClaimTable {
  /** Ascending in the order in which claims arose. */
  id: GeneratedAlways<string | number>;
  merchant: string;
  key: string;
  kind: RunKind;
  head_id: string;
  from_id: string;
  to_id: string | null;
  currency: string;
  /** The open amount. */
  amount: MinorColumn;
  arisen: MinorColumn;
  reason: 'bill' | 'correction';
  bill_key: string | null;
  payments: number;
  arose_at: Date;
  written_off: ColumnType<string | number | bigint, bigint | string | undefined, bigint | string>;
  written_off_at: Date | null;
  written_off_by: string | null;
}

/** What one account received from one bet. */
export interface AgentSplitTable {
  merchant: string;
  kind: 'realtime' | 'rebate';
  period: string;
  round_id: string;
  member_id: string;
  head_id: string;
  amount: MinorColumn;
  reversed_at: Date | null;
}

/** A settled bet that was changed or voided later; written by a trigger of `round`. */
export interface AgentLateBetTable {
  id: GeneratedAlways<string | number>;
  merchant: string;
  round_id: string;
  member_id: string;
  currency: string;
  settled_at: Date;
  stake: MinorColumn;
  win: MinorColumn;
  now_settled_at: Date | null;
  now_stake: MinorColumn;
  now_win: MinorColumn;
  at: Date;
  /** Kinds of runs that have already corrected its effects. */
  done_for: readonly string[];
}

/** The share that an account takes from rebate pools; an account without a row takes all that is left. */
export interface AgentShareTable {
  merchant: string;
  member_id: string;
  mode: PoolShare['mode'];
  /** Percent of the stake, for the mode `percent`. */
  rate: string | null;
}

/** Marks that an account and everybody below it may not transfer. */
export interface AgentTransferBanTable {
  merchant: string;
  member_id: string;
  at: Date;
  reason: string;
}

/** Limits on what the accounts of a team may send; null for limits that are not set here. */
export interface AgentTransferRuleTable {
  merchant: string;
  member_id: string;
  down: boolean | null;
  up: boolean | null;
  daily_cap: ColumnType<string | number | bigint | null, bigint | null, bigint | null>;
  pair_cap: ColumnType<string | number | bigint | null, bigint | null, bigint | null>;
}

/** A transfer along a line that waits, or waited, for an operator. */
export interface AgentHeldTransferTable {
  id: string;
  merchant: string;
  direction: 'transferDown' | 'transferUp';
  from_id: string;
  to_id: string;
  currency: string;
  amount: MinorColumn;
  state: 'waiting' | 'sent' | 'returned' | 'cancelled';
  asked_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  /** Why the money was returned; the sender reads it. */
  reason: string | null;
}

export interface AgentTables {
  line_money: LineMoneyTable;
  agent_policy: AgentPolicyTable;
  agent_contract: AgentContractTable;
  agent_run: AgentRunTable;
  agent_line_run: AgentLineRunTable;
  agent_sums: AgentSumsTable;
  agent_team_sums: AgentTeamSumsTable;
  agent_bill: AgentBillTable;
  agent_claim: AgentClaimTable;
  agent_split: AgentSplitTable;
  agent_late_bet: AgentLateBetTable;
  agent_share: AgentShareTable;
  agent_transfer_ban: AgentTransferBanTable;
  agent_transfer_rule: AgentTransferRuleTable;
  agent_held_transfer: AgentHeldTransferTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends AgentTables {}
}
