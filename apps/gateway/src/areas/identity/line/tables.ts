import type { AgentType } from '@parlour/domain';
import type { ColumnType, Generated } from 'kysely';

/** Which accounts are in whose team, written by triggers of `member`; each account is in its own team at depth 0. */
export interface MemberLineTable {
  merchant: string;
  ancestor: string;
  descendant: string;
  depth: number;
}

/** A link with which accounts register below an agent, with exactly the properties stated here. */
export interface RegisterLinkTable {
  merchant: string;
  /** The `referralCode` in the link's address, in lower case. */
  code: string;
  agent_id: string;
  /** Null for a member. */
  agent_type: AgentType | null;
  prize_group: number | null;
  channel: string;
  uses: number;
  used: Generated<number>;
  expires_at: Date | null;
  off_at: Date | null;
  created_at: Date;
}

/** The link with which an account registered. */
export interface RegisterLinkUseTable {
  merchant: string;
  member_id: string;
  code: string;
}

type Count = ColumnType<string | number, string | undefined, string>;

/** How many accounts an agent may open at a prize group. */
export interface AgentQuotaTable {
  merchant: string;
  agent_id: string;
  prize_group: number;
  granted: Count;
  used: Count;
  /** Passed on to direct downlines, and no longer the agent's own. */
  passed_on: Count;
}

export interface LineTables {
  member_line: MemberLineTable;
  register_link: RegisterLinkTable;
  register_link_use: RegisterLinkUseTable;
  agent_quota: AgentQuotaTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends LineTables {}
}
