import type { Operator } from '../operator.ts';

const between = ', ';

/** Splits a column that records one or two operators into their names. */
export const namesIn = (text: string): string[] => text.split(between);

/** Who is responsible for the current action: the operator, preceded by the proposer if it was proposed. */
export async function deciders({ db, by, proposal }: Operator): Promise<readonly [asked: string, approved: string] | readonly [string]> {
  if (proposal === undefined) return [by.name];
  const { proposed_by } = await db.selectFrom('proposal').select('proposed_by').where('id', '=', proposal).executeTakeFirstOrThrow();
  return [proposed_by, by.name];
}

/** Those names joined into the form that `namesIn` splits. */
export async function decidersText(operator: Operator): Promise<string> {
  return (await deciders(operator)).join(between);
}
