import type { BillState, BillWait, ContractKind, Cycle, PoolShare } from '@parlour/domain/agents';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MinorColumn } from '../../ledger/tables.ts';
import type { StoredTerms, StoredTier } from './contracts/stored-tiers.ts';
import type { StoredPolicy } from './policy.ts';

type JsonColumn<T> = ColumnType<T, string, string>;

/** A movement of a member's money for a reason that reports about lines count; written by a trigger of the ledger. */
export interface LineMoneyTable {
  merchant: string;
  member_id: string;
  at: Date;
  kind: string;
  currency: string;
  /** Signed: on cash and locked together. */
  amount: MinorColumn;
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

/** One contract; a replaced one stays with its span. */
export interface AgentContractTable {
  id: string;
  merchant: string;
  kind: ContractKind;
  cycle: Cycle;
  holder_id: string;
  /** The direct upline; null for the platform. */
  payer_id: string | null;
  version: number;
  tiers: JsonColumn<readonly StoredTier[]>;
  terms: ColumnType<StoredTerms, string | undefined, string>;
  /** An active one whose `to_at` has passed has ended. */
  state: (typeof storedContractStates)[number];
  /** Holders of the contracts that were shown to end with it. */
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

/** Records that the sums of a span's teams were taken for a run. */
export interface AgentSumsTable extends SumsKey {
  /** Ids of the late bets of the span that they include. */
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
}

/** A line that a run has finished. */
export interface AgentLineRunTable {
  merchant: string;
  kind: RunKind;
  period: string;
  head_id: string;
  done_at: Date;
}

/** Amounts of a bill that are stored besides what it pays. */
export type FigureField = 'turnover' | 'net' | 'won' | 'lost' | 'ggr' | 'deductions' | 'adjustment' | 'carryIn' | 'held' | 'basis';

/** The inputs and results of a bill; amounts in minor units as text. */
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
  /** Null: the platform. */
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
  /** Where an upline's payment came from. */
  from_bill: MinorColumn;
  from_wallet: MinorColumn;
  corrections: JsonColumn<readonly { readonly before: string; readonly after: string }[]>;
  state: BillState;
  /** The state of a dividend that no run pays; null for a bill that is paid, or was. */
  waits: BillWait | null;
  /** Who approved or denied it last: an agent's id, or the proposal of two operators. */
  decided_by: string | null;
  decided_at: Date | null;
  made_at: Date;
}

/** What a payer could not pay, or a holder could not give back. */
export interface AgentClaimTable {
  /** In the order in which claims arose. */
  id: GeneratedAlways<string | number>;
  merchant: string;
  key: string;
  kind: RunKind;
  head_id: string;
  from_id: string;
  to_id: string | null;
  currency: string;
  /** What is open. */
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

/** What an account got from one bet. */
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

/** A settled bet that was changed or voided; written by a trigger of `round`. */
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
  /** Kinds of runs that have corrected its effects. */
  done_for: readonly string[];
}

/** What an account takes of pools of rebates; one without a row takes what is left. */
export interface AgentShareTable {
  merchant: string;
  member_id: string;
  mode: PoolShare['mode'];
  /** Percent of the stake, for `percent`. */
  rate: string | null;
}

/** Records that an account and everybody below may not transfer. */
export interface AgentTransferBanTable {
  merchant: string;
  member_id: string;
  at: Date;
  reason: string;
}

/** What the accounts of a team may send; null where nothing of its own is set. */
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
  /** Why the money went back; its sender reads it. */
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
