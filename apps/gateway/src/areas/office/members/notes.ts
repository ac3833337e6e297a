import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Selectable } from 'kysely';
import { tidyText } from '@parlour/domain';
import { columnSealer } from '../../../db/sealers.ts';
import type { Member } from '../../identity/member/tables.ts';
import type { Vault } from '../../../kernel/ports.ts';
import { pageOf, pageRows, placeAfter } from '../lists.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { MemberNoteTable } from '../tables.ts';
import { colleaguesIn, mention, mentionsOf } from './mentions.ts';
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
  return { list: await notesShown(operator, rows), next };
}

/** Adds a note about a member. The audit log records that it was added, not its content. */
export async function memberNote(
  operator: Operator,
  { member: named, text, pinned = false, merchant }: InputOf<'addMemberNote'>,
): Promise<Schema<'Note'>> {
  const member = await theMember(operator, named, merchant);
  const note = await addNote(operator, member, { text, pinned });
  tellOf(operator, member, { after: { note: note.id, pinned } });
  return note;
}

/** Stores a note about a member, or about one of their deposits, and tells the colleagues whom it names. Throws `field_invalid`. */
export async function addNote(
  operator: Operator,
  member: Pick<Member, 'id' | 'merchant'>,
  { text: written, pinned, deposit = null }: { text: string; pinned: boolean; deposit?: string | null },
): Promise<Schema<'Note'>> {
  const text = tidyText(written);
  if (text === '') throw refused('field_invalid', 'Write the note first.');
  const colleagues = await colleaguesIn(operator, text, member.merchant);
  const key = { id: uuid(), merchant: member.merchant };
  const row = {
    ...key,
    member_id: member.id,
    author: operator.by.name,
    at: operator.clock.now(),
    text: operator.vault.seal(place(key), text),
    pinned,
    deposit_id: deposit,
  };
  await operator.db.insertInto('member_note').values(row).execute();
  await mention(operator, row, colleagues);
  return noteToWire(operator.vault, row, colleagues);
}

/** Notes with the colleagues whom they name. */
export async function notesShown(operator: Operator, rows: readonly NoteRow[]): Promise<Schema<'Note'>[]> {
  const mentions = await mentionsOf(
    operator,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => noteToWire(operator.vault, row, mentions(row.id)));
}

export function noteToWire(vault: Vault, row: NoteRow, mentions: string[]): Schema<'Note'> {
  return {
    id: row.id,
    at: row.at.toISOString(),
    author: row.author,
    text: vault.open(place(row), row.text),
    pinned: row.pinned,
    deposit: row.deposit_id,
    mentions,
  };
}

/** Seals notes again under the current key: they are personal data. */
export const sealNotes = columnSealer({ table: 'member_note', column: 'text', key: ['id', 'merchant'], place });
