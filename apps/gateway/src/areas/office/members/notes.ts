import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Selectable } from 'kysely';
import { tidyText } from '@parlour/domain';
import { columnSealer } from '../../../db/sealers.ts';
import type { Vault } from '../../../kernel/ports.ts';
import { pageOf, pageRows, placeAfter } from '../lists.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { MemberNoteTable } from '../tables.ts';
import { memberOrErased, tellOf, theMember } from './the-member.ts';

type NoteRow = Selectable<MemberNoteTable>;
const place = ({ id, merchant }: Pick<NoteRow, 'id' | 'merchant'>) => ({ merchant, column: 'member_note.text', id });

/** Operators' notes about a member: pinned ones first, then the latest. */
export async function memberNotes(operator: Operator, { member: id, merchant, after }: InputOf<'listMemberNotes'>) {
  const member = await memberOrErased(operator, id, merchant);
  let notes = operator.db.selectFrom('member_note').selectAll().where('member_id', '=', member.id);
  if (after !== undefined) {
    const [pinned, noted] = placeAfter(after, ['number', 'id']);
    notes = notes.where(sql<boolean>`(pinned::int, id) < (${pinned}, ${noted}::uuid)`);
  }
  const read = await notes
    .orderBy(sql`pinned::int`, 'desc')
    .orderBy('id', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [Number(row.pinned), row.id]);
  return { list: rows.map((row) => noteToWire(operator.vault, row)), next };
}

/** Adds a note about a member. The audit log records that it was added, not its content. */
export async function memberNote(
  operator: Operator,
  { member: named, text: written, pinned = false, merchant }: InputOf<'addMemberNote'>,
): Promise<Schema<'Note'>> {
  const text = tidyText(written);
  if (text === '') throw refused('field_invalid', 'Write the note first.');
  const member = await theMember(operator, named, merchant);
  const key = { id: uuid(), merchant: member.merchant };
  const row = {
    ...key,
    member_id: member.id,
    author: operator.by.name,
    at: operator.clock.now(),
    text: operator.vault.seal(place(key), text),
    pinned,
  };
  await operator.db.insertInto('member_note').values(row).execute();
  tellOf(operator, member, { after: { note: row.id, pinned } });
  return noteToWire(operator.vault, row);
}

function noteToWire(vault: Vault, row: NoteRow): Schema<'Note'> {
  return { id: row.id, at: row.at.toISOString(), author: row.author, text: vault.open(place(row), row.text), pinned: row.pinned };
}

/** Seals notes again under the current key: they are personal data. */
export const sealNotes = columnSealer({ table: 'member_note', column: 'text', key: ['id', 'merchant'], place });
