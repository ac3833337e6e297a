import { levelAt, reaches } from '@parlour/domain/office';
import { tellQueue } from '../../../db/notifier.ts';
import { refused, type Operator } from '../operator.ts';
import { assignmentsOf, rolesOf } from '../people/roles.ts';

/** The most colleagues that a note can name. */
const most = 10;

/** Names after an `@` that begins a word, each once. The part of an e-mail address after its `@` is not a name. */
export function namedIn(text: string): string[] {
  const names = [...text.toLowerCase().matchAll(/(?<![\p{L}\p{N}@._-])@([a-z][a-z0-9.-]{0,29}[a-z0-9])/gu)].map(([, name]) => name!);
  return [...new Set(names)];
}

/**
 * The colleagues whom a text names. Words that no operator is called are left alone. Throws `field_invalid` for one who may not see members
 * of this merchant, and for too many.
 */
export async function colleaguesIn({ db, by }: Operator, text: string, merchant: string): Promise<string[]> {
  const names = namedIn(text).filter((name) => name !== by.name);
  if (names.length === 0) return [];
  const found = await db.selectFrom('operator').select('name').where('name', 'in', names).where('removed_at', 'is', null).execute();
  if (found.length > most) throw refused('field_invalid', `A note can name at most ${most} colleagues.`);
  for (const { name } of found) {
    const assignments = await assignmentsOf(db, await rolesOf(db, name));
    if (!reaches(levelAt(assignments, 'member.view', { merchant }), 'r'))
      throw refused('field_invalid', `${name} may not see members of ${merchant}, so they could not read the note.`);
  }
  return found.map(({ name }) => name).toSorted();
}

/** Tells colleagues that a note names them, in the caller's transaction. */
export async function mention(
  { db }: Operator,
  { id, merchant }: { id: string; merchant: string },
  colleagues: readonly string[],
): Promise<void> {
  if (colleagues.length === 0) return;
  await db
    .insertInto('note_mention')
    .values(colleagues.map((operator) => ({ note_id: id, merchant, operator, seen_at: null })))
    .execute();
  tellQueue(db, { merchant, queue: 'mentions' });
}

/** The colleagues whom these notes name, in alphabetical order. */
export async function mentionsOf({ db }: Pick<Operator, 'db'>, notes: readonly string[]): Promise<(note: string) => string[]> {
  const rows =
    notes.length === 0
      ? []
      : await db.selectFrom('note_mention').select(['note_id', 'operator']).where('note_id', 'in', notes).orderBy('operator').execute();
  return (note) => rows.filter(({ note_id }) => note_id === note).map(({ operator }) => operator);
}
