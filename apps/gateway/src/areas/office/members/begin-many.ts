import type { InputOf, Operator, Schema } from '../operator.ts';
import { beginBulk } from '../proposals/propose.ts';
import { examineBlocks } from './block-many.ts';
import { examineMessages } from './message-many.ts';
import { examineTags } from './tag-many.ts';

type Started = Promise<Schema<'BulkStarted'>>;

/** Blocks many members of one merchant, one at a time in a job, now or from a given time. */
export async function membersBlock(operator: Operator, input: InputOf<'blockMembers'>): Started {
  return beginBulk(operator, 'blockMembers', input, await examineBlocks(operator, input));
}

/** Adds tags to many members of one merchant and removes others, one at a time in a job. */
export async function membersTag(operator: Operator, input: InputOf<'tagMembers'>): Started {
  return beginBulk(operator, 'tagMembers', input, await examineTags(operator, input));
}

/** Sends a message to many members of one merchant, one at a time in a job, now or from a given time. */
export async function membersMessage(operator: Operator, input: InputOf<'messageMembers'>): Started {
  return beginBulk(operator, 'messageMembers', input, await examineMessages(operator, input));
}
