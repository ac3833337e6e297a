import type { Operator } from '../operator.ts';

const between = ', ';

/** The names in a column that records who made something. */
export const namesIn = (text: string): string[] => text.split(between);

/** Who is responsible for the current action: the operator, and before them the one who proposed it. */
export async function deciders({ db, by, proposal }: Operator): Promise<readonly [asked: string, approved: string] | readonly [string]> {
  if (proposal === undefined) return [by.name];
  const { proposed_by } = await db.selectFrom('proposal').select('proposed_by').where('id', '=', proposal).executeTakeFirstOrThrow();
  return [proposed_by, by.name];
}

/** The same as one text, as `namesIn` reads it. */
export async function decidersText(operator: Operator): Promise<string> {
  return (await deciders(operator)).join(between);
}
