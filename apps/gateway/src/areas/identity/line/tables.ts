import type { AgentType } from '@parlour/domain';
import type { Generated } from 'kysely';

/** Who is in whose team, written by triggers of `member`; each account is in its own at depth 0. */
export interface MemberLineTable {
  merchant: string;
  ancestor: string;
  descendant: string;
  depth: number;
}

/** By which accounts register below an agent, with exactly what it states. */
export interface RegisterLinkTable {
  merchant: string;
  /** What the address carries as `referralCode`, in lower case. */
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

export interface LineTables {
  member_line: MemberLineTable;
  register_link: RegisterLinkTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends LineTables {}
}
