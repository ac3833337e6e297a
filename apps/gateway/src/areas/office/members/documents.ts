import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { columnSealer } from '../../../db/sealers.ts';
import { encodedAgain, PictureProblem } from '../../../kernel/pictures.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { MemberDocumentTable } from '../tables.ts';
import { tell } from '../audit/append.ts';
import { memberOrErased, tellOf, theMember } from './the-member.ts';

type DocumentRow = Selectable<MemberDocumentTable>;

/** How many documents a member has at most. */
const mostDocuments = 20;
const bounds = { kinds: ['PNG', 'JPEG', 'WebP', 'AVIF'], mostMegapixels: 40, seconds: 3 } as const;
/** Longest side in px: small print stays readable. */
const side = 2000;

const placeOf = ({ id, merchant }: Pick<DocumentRow, 'id' | 'merchant'>) => ({ merchant, column: 'member_document.picture', id });

/** The documents of a member, newest first, without their pictures. */
export async function memberDocuments(
  operator: Operator,
  { member: named, merchant }: InputOf<'listMemberDocuments'>,
): Promise<Schema<'MemberDocument'>[]> {
  const member = await memberOrErased(operator, named, merchant);
  const rows = await operator.db
    .selectFrom('member_document')
    .selectAll()
    .where('member_id', '=', member.id)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(documentToWire);
}

/** Keeps a document that the member has sent, re-encoded and sealed. Throws `field_invalid` for what is no picture, or one too many. */
export async function memberDocumentAdd(operator: Operator, input: InputOf<'addMemberDocument'>): Promise<Schema<'MemberDocument'>> {
  const { db, vault, clock, by } = operator;
  const member = await theMember(operator, input.member, input.merchant);
  const picture = await encoded(Buffer.from(input.content, 'base64'));
  // Locks the member, so that documents are added one after another: two at once could both find room for the last one.
  await db.selectFrom('member').select('id').where('id', '=', member.id).forNoKeyUpdate().executeTakeFirst();
  const { count } = await db
    .selectFrom('member_document')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostDocuments) throw refused('field_invalid', `A member can have at most ${mostDocuments} documents.`);
  const key = { id: uuid({ msecs: clock.now().getTime() }), merchant: member.merchant };
  const row = await db
    .insertInto('member_document')
    .values({
      ...key,
      member_id: member.id,
      kind: input.kind,
      picture: vault.seal(placeOf(key), picture),
      added_by: by.name,
      added_at: clock.now(),
      decided_by: null,
      decided_at: null,
      reason: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  tellOf(operator, member, { after: { document: row.id, kind: row.kind } });
  return documentToWire(row);
}

/** Shows a document for a reason, which the audit log keeps. */
export async function memberDocumentView(operator: Operator, input: InputOf<'viewMemberDocument'>): Promise<Schema<'ViewedDocument'>> {
  const reason = reasonOf(input.reason, 'Say why you need to see it.');
  const row = await theDocument(operator, input.id, input.merchant);
  tell(operator, { ...aboutIt(row), after: { document: row.id, kind: row.kind }, reason });
  return { id: row.id, picture: `data:image/webp;base64,${operator.vault.open(placeOf(row), row.picture)}` };
}

/** Accepts or rejects a document. Throws `illegal_transition` if that was decided before. */
export async function memberDocumentDecide(operator: Operator, input: InputOf<'decideMemberDocument'>): Promise<Schema<'MemberDocument'>> {
  const reason = reasonOf(input.reason, 'Say why: colleagues read it.');
  const { db, by, clock } = operator;
  const row = await theDocument(operator, input.id, input.merchant);
  const after = await db
    .updateTable('member_document')
    .set({ state: input.accept ? 'accepted' : 'rejected', decided_by: by.name, decided_at: clock.now(), reason })
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  if (!after) throw refused('illegal_transition', 'This document has already been accepted or rejected.');
  const [before, now] = [{ state: row.state }, { state: after.state, document: row.id, kind: row.kind }];
  tell(operator, { ...aboutIt(row), before, after: now, reason });
  return documentToWire(after);
}

const aboutIt = ({ merchant, member_id: id }: DocumentRow) => ({ merchant, subject: { kind: 'member', id } });

async function theDocument(operator: Operator, id: string, merchant: string | undefined): Promise<DocumentRow> {
  const row = await operator.db.selectFrom('member_document').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw refused('not_found', `There is no document ${id}.`);
  // Its member must be one that the operator may act on.
  await theMember(operator, row.member_id, merchant);
  return row;
}

async function encoded(file: Buffer): Promise<string> {
  try {
    const picture = await encodedAgain(file, bounds, (opened) =>
      opened().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }).toBuffer(),
    );
    return picture.toString('base64');
  } catch (error) {
    throw error instanceof PictureProblem ? refused('field_invalid', error.message) : error;
  }
}

function documentToWire(row: DocumentRow): Schema<'MemberDocument'> {
  return {
    id: row.id,
    memberId: row.member_id,
    kind: row.kind,
    state: row.state,
    by: row.added_by,
    at: row.added_at.toISOString(),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  };
}

/** Seals documents again under the current key. */
export const sealDocuments = columnSealer({ table: 'member_document', column: 'picture', key: ['id', 'merchant'], place: placeOf });
