import { tellQueue } from '../../../db/notifier.ts';
import { pageOf, pageRows, placeAfter } from '../lists.ts';
import { isId, merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { mentionsOf } from './mentions.ts';
import { noteToWire } from './notes.ts';

/** The notes that name the caller, latest first. */
export async function mentionsList(operator: Operator, { merchant, after }: InputOf<'listMentions'>) {
  const { db, by } = operator;
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  let mentions = db
    .selectFrom('note_mention as m')
    .innerJoin('member_note as n', 'n.id', 'm.note_id')
    .innerJoin('member', 'member.id', 'n.member_id')
    .selectAll('n')
    .select(['m.seen_at', 'member.username'])
    .where('m.operator', '=', by.name)
    .where('m.merchant', 'in', codes);
  if (after !== undefined) {
    const [note] = placeAfter(after, ['id']);
    mentions = mentions.where('m.note_id', '<', note);
  }
  // Ids of notes grow with time.
  const read = await mentions
    .orderBy('m.note_id', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.id]);
  const names = await mentionsOf(
    operator,
    rows.map(({ id }) => id),
  );
  const list = rows.map((row): Schema<'Mention'> => ({
    id: row.id,
    merchant: row.merchant,
    memberId: row.member_id,
    member: row.username,
    note: noteToWire(operator.vault, row, names(row.id)),
    seen: row.seen_at?.toISOString() ?? null,
  }));
  return { list, next };
}

/** Marks a mention of the caller as seen. Throws `not_found` if no note with this id names them. */
export async function mentionSee(operator: Operator, { id }: InputOf<'seeMention'>): Promise<Schema<'SeenMention'>> {
  const { db, by, clock } = operator;
  const seen = isId(id)
    ? await db
        .updateTable('note_mention')
        .set((e) => ({ seen_at: e.fn.coalesce('seen_at', e.val(clock.now())) }))
        .where('note_id', '=', id)
        .where('operator', '=', by.name)
        .returning(['seen_at', 'merchant'])
        .executeTakeFirst()
    : undefined;
  if (!seen) throw refused('not_found', `No note ${id} names you.`);
  tellQueue(db, { merchant: seen.merchant, queue: 'mentions' });
  return { id, seen: seen.seen_at!.toISOString() };
}
