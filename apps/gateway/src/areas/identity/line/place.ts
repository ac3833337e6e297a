import { deepestLine, type AgentType } from '@parlour/domain';
import type { Db } from '../../../kernel/tables.ts';

/** A new account's place in a line, and its type. */
export interface Place {
  /** Null for the head of a line. */
  uplineId: string | null;
  /** Null for a member. */
  agentType: AgentType | null;
  prizeGroup: number | null;
  /** The code of the link by which it registered, if any. */
  link?: string;
}

/** Whether another account may be placed directly below this one: the depth of lines is limited. */
export async function hasRoomBelow(db: Db, agentId: string): Promise<boolean> {
  const { levels } = await db
    .selectFrom('member_line')
    .select((eb) => eb.fn.countAll<string>().as('levels'))
    .where('descendant', '=', agentId)
    .executeTakeFirstOrThrow();
  return Number(levels) < deepestLine;
}
