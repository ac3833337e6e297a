import { reaches } from '@parlour/domain/office';
import { columnSealer } from '../../../db/sealers.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { createVault } from '../../identity/personal/vault.ts';
import { reasonOf, refused, type AuditNote, type InputOf, type OfficeDeps, type Operator, type Schema } from '../operator.ts';
import { forbidden } from '../people/permitted.ts';
import { tell } from './append.ts';

/**
 * Fields of `before` and `after` that may hold personal data of the member who is the subject, including what operators write about a
 * person. States, codes and amounts are not personal.
 */
const personalFields: ReadonlySet<string> = new Set([
  'tags',
  'name',
  'nickname',
  'mobile',
  'email',
  'birthday',
  'payee',
  'account',
  'address',
]);

type Values = Record<string, unknown>;

/** Belongs to the installation: the vault of a member's own key is made from it. */
type Sealing = Pick<OfficeDeps, 'random' | 'vault'>;

/**
 * Seals a note's personal fields under the key of the member who is its subject (office O21). The chain hashes the sealed form, so it stays
 * valid when that key is destroyed, and nothing needs sealing again when the installation changes its key.
 */
export async function sealPersonal(db: Db, deps: Sealing, note: AuditNote): Promise<AuditNote> {
  const { subject, merchant, before, after } = note;
  const isPersonal = [before, after].some((values) => values && Object.keys(values).some((field) => personalFields.has(field)));
  if (subject?.kind !== 'member' || merchant === null || !isPersonal) return note;
  const member = { id: subject.id, merchant };
  const own = await memberVault(db, deps, member);
  const sealed = (values: Values | undefined) =>
    values &&
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        personalFields.has(field) ? { sealed: own.seal(placeOf(member, field), JSON.stringify(value)) } : value,
      ]),
    );
  return { ...note, before: sealed(before), after: sealed(after) };
}

/**
 * What an event says about a member in clear, for a reason that the log records. Throws `not_found` for an unknown event, one with nothing
 * sealed, and one about a member who was erased.
 */
export async function auditReveal(
  operator: Operator,
  { chain, seq, reason }: InputOf<'revealAuditEvent'>,
): Promise<Schema<'RevealedAuditEvent'>> {
  const why = reasonOf(reason, 'Say why you need it.');
  // In addition to the right to personal data, the operator needs the right to see the log at all.
  if (!reaches(operator.levelAt('audit.view', { merchant: chain }), 'r')) throw forbidden('audit.view');
  const row = operator.merchants.all.some(({ code }) => code === chain)
    ? await operator.db
        .selectFrom('audit_event')
        .select(['subject_kind', 'subject', 'before', 'after'])
        .where('chain', '=', chain)
        .where('seq', '=', String(seq))
        .executeTakeFirst()
    : undefined;
  if (!row) throw refused('not_found', `There is no row ${seq} of ${chain}.`);
  if (row.subject_kind !== 'member' || row.subject === null || ![row.before, row.after].some(hasSealed))
    throw refused('not_found', `Row ${seq} of ${chain} has no sealed values.`);
  const member = { id: row.subject, merchant: chain };
  const own = await existingVault(operator, member);
  const opened = (values: Values | null) =>
    values &&
    JSON.stringify(
      Object.fromEntries(
        Object.entries(values).map(([field, value]) => [
          field,
          isSealedValue(value) ? (JSON.parse(own.open(placeOf(member, field), value.sealed)) as unknown) : value,
        ]),
      ),
    );
  tell(operator, { merchant: chain, subject: { kind: 'member', id: member.id }, after: { auditRow: seq }, reason: why });
  return { chain, seq, before: opened(row.before), after: opened(row.after) };
}

interface Whose {
  id: string;
  merchant: string;
}

const keyPlace = ({ id, merchant }: Whose) => ({ merchant, column: 'audit_member_key.key', id });

/** Seals members' keys again under the installation's current key; what they have sealed stays as it is. */
export const sealMemberKeys = columnSealer({
  table: 'audit_member_key',
  column: 'key',
  key: ['member_id', 'merchant'],
  place: ({ member_id: id, merchant }) => keyPlace({ id, merchant }),
});

const placeOf = ({ id, merchant }: Whose, field: string) => ({ merchant, column: `audit_event.${field}`, id });

/** The vault of a member's key, which is created the first time that something is sealed. */
export async function memberVault(db: Db, deps: Sealing, member: Whose): Promise<Vault> {
  const place = keyPlace(member);
  const fresh = () => deps.vault.seal(place, Buffer.from(deps.random.bytes(32)).toString('hex'));
  let key = await storedKey(db, member.id);
  if (key === undefined) {
    await db
      .insertInto('audit_member_key')
      .values({ member_id: member.id, merchant: member.merchant, key: fresh() })
      // Another operator may be creating it at the same moment.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    key = (await storedKey(db, member.id))!;
  }
  return vaultUnder(deps, deps.vault.open(place, key));
}

/** Opens what is sealed under the member's key. Throws `not_found` once the member is erased. */
export async function existingVault({ db, random, vault }: Operator, member: Whose): Promise<Vault> {
  const key = await storedKey(db, member.id);
  if (key === undefined) throw refused('not_found', 'The member was erased, and so was what this row said about them.');
  return vaultUnder({ random }, vault.open(keyPlace(member), key));
}

const vaultUnder = ({ random }: Pick<Sealing, 'random'>, key: string) => createVault({ current: 'member', keys: { member: key } }, random);

const storedKey = async (db: Db, member: string) =>
  (await db.selectFrom('audit_member_key').select('key').where('member_id', '=', member).executeTakeFirst())?.key;

const isSealedValue = (value: unknown): value is { sealed: string } =>
  typeof value === 'object' && value !== null && typeof (value as { sealed?: unknown }).sealed === 'string';

const hasSealed = (values: Values | null) => values !== null && Object.values(values).some(isSealedValue);
