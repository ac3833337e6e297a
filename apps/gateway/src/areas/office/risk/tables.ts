import type { RiskCondition, RiskEffect, RiskEvent } from '@parlour/domain/office';
import type { ColumnType, Generated } from 'kysely';

/** A version of a rule about what members do; the highest one is in force. */
export interface RiskRuleTable {
  merchant: string;
  code: string;
  version: number;
  name: string;
  is_on: boolean;
  event: Generated<RiskEvent>;
  condition: ColumnType<RiskCondition, string, never>;
  effect: ColumnType<RiskEffect, string, never>;
  /** The proposal by which two operators agreed. */
  made_by: string;
  made_at: Date;
  reason: string;
}

/** A deposit, log-in or claim that risk rules have looked at; `rules` are those that held. */
export interface RiskLookTable {
  merchant: string;
  event: Exclude<RiskEvent, 'withdrawal'>;
  /** The id of the deposit or claim; of the member who logged in. */
  subject: string;
  at: Date;
  member_id: string;
  looked_at: Date;
  rules: ColumnType<{ code: string; version: number; name: string }[] | null, string | null, never>;
}

/** What a rule that held for something else says about the withdrawals of its member. */
export interface MemberRiskRuleTable {
  merchant: string;
  member_id: string;
  code: string;
  version: number;
  name: string;
  at: Date;
  hint: boolean;
  hold_until: Date | null;
  ask_until: Date | null;
}

/** Which risk rules held for a member since an operator last reviewed it. */
export interface MemberRiskTable {
  merchant: string;
  member_id: string;
  /** Their names. */
  rules: string[];
  since: Date;
  registered: Date;
}

export interface RiskTables {
  risk_rule: RiskRuleTable;
  member_risk: MemberRiskTable;
  risk_look: RiskLookTable;
  member_risk_rule: MemberRiskRuleTable;
}
