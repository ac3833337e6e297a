import { readMobileNumber, tidyText, toDecimal } from '@parlour/domain';
import { reaches, type Permission } from '@parlour/domain/office';
import { sql } from 'kysely';
import type { Merchant } from '../../kernel/merchants.ts';
import { tooMany } from '../../kernel/rate-limit.ts';
import { contactHashes } from '../identity/member/personal-data.ts';
import { amountOf } from '../wallet/to-wire.ts';
import { tell } from './audit/append.ts';
import { isId, merchantsNamed, type InputOf, type Operator, type Schema } from './operator.ts';
import { beginsWith } from './members/list.ts';
import { isShown } from './proposals/list.ts';

type Found = Schema<'Found'>;

const mostOfKind = 8;
/** So many searches by personal data are answered in a minute (office O30). */
const searchesAMinute = 30;

/**
 * Finds anything by what somebody wrote, said or sent; what the text may be is told by its shape. What the roles do not show is not found.
 * Throws `too_many_requests` beyond thirty searches by personal data in a minute.
 */
export async function search(operator: Operator, { text: typed, merchant }: InputOf<'searchOffice'>): Promise<Found[]> {
  const text = tidyText(typed);
  const merchants = merchantsNamed(operator, merchant);
  const at = (permission: Permission) =>
    merchants.filter(({ code }) => reaches(operator.levelAt(permission, { merchant: code }), 'r')).map(({ code }) => code);
  const found = await Promise.all([
    ...(isId(text) ? [byId(operator, text.toLowerCase(), at)] : [byReference(operator, text, at)]),
    ...(isId(text) ? [] : [membersNamed(operator, text, at('member.view')), operatorsNamed(operator, text)]),
  ]);
  const personal = await byContact(
    operator,
    text,
    merchants.filter(({ code }) => at('member.view').includes(code)),
  );
  return [...personal, ...found.flat()];
}

type At = (permission: Permission) => string[];

/** What has this id, of whatever kind. */
async function byId(operator: Operator, id: string, at: At): Promise<Found[]> {
  const { db } = operator;
  const [viewed, deposits, withdrawals] = [at('member.view'), at('deposit.resolve'), at('withdrawal.decide')];
  const [members, ofDeposits, ofWithdrawals, rounds, calls, proposals] = await Promise.all([
    viewed.length === 0
      ? []
      : db.selectFrom('member').selectAll().where('id', '=', id).where('kind', '=', 'member').where('merchant', 'in', viewed).execute(),
    deposits.length === 0 ? [] : db.selectFrom('deposit').selectAll().where('id', '=', id).where('merchant', 'in', deposits).execute(),
    withdrawals.length === 0
      ? []
      : db.selectFrom('withdrawal').selectAll().where('id', '=', id).where('merchant', 'in', withdrawals).execute(),
    viewed.length === 0 ? [] : db.selectFrom('round').selectAll().where('id', '=', id).where('merchant', 'in', viewed).execute(),
    viewed.length === 0
      ? []
      : db
          .selectFrom('vendor_transaction as v')
          .innerJoin('round', 'round.id', 'v.round_id')
          .selectAll('round')
          .where('v.wallet_transaction_id', '=', id)
          .where('round.merchant', 'in', viewed)
          .execute(),
    db.selectFrom('proposal').selectAll().where('id', '=', id).execute(),
  ]);
  return [
    ...members.map(({ merchant, username }): Found => ({ kind: 'member', id, merchant, title: username, member: id, by: 'id' })),
    ...ofDeposits.map((row) => payment('deposit', row, 'id')),
    ...ofWithdrawals.map((row) => payment('withdrawal', row, 'id')),
    ...rounds.map((row) => roundFound(row, 'id')),
    ...calls.map((row) => roundFound(row, 'reference')),
    ...proposals
      .filter((row) => isShown(operator, row))
      .map(({ merchant, subject_name: title }): Found => ({ kind: 'proposal', id, merchant, title, by: 'id' })),
  ];
}

/** What a payment provider or a vendor calls so. */
async function byReference({ db, config }: Operator, text: string, at: At): Promise<Found[]> {
  const [viewed, deposits] = [at('member.view'), at('deposit.resolve')];
  const vendors = Object.keys(config.vendors);
  const [paid, rounds, calls] = await Promise.all([
    deposits.length === 0
      ? []
      : db.selectFrom('deposit').selectAll().where('payment_id', '=', text).where('merchant', 'in', deposits).limit(mostOfKind).execute(),
    viewed.length === 0 || vendors.length === 0
      ? []
      : db
          .selectFrom('round')
          .selectAll()
          .where('vendor', 'in', vendors)
          .where('vendor_round_id', '=', text)
          .where('merchant', 'in', viewed)
          .limit(mostOfKind)
          .execute(),
    viewed.length === 0 || vendors.length === 0
      ? []
      : db
          .selectFrom('vendor_transaction as v')
          .innerJoin('round', 'round.id', 'v.round_id')
          .selectAll('round')
          .where('v.vendor', 'in', vendors)
          .where('v.transaction_id', '=', text)
          .where('round.merchant', 'in', viewed)
          .limit(mostOfKind)
          .execute(),
  ]);
  return [...paid.map((row) => payment('deposit', row, 'reference')), ...[...rounds, ...calls].map((row) => roundFound(row, 'reference'))];
}

async function membersNamed({ db }: Operator, text: string, codes: string[]): Promise<Found[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('member')
    .select(['id', 'merchant', 'username'])
    .where('kind', '=', 'member')
    .where('merchant', 'in', codes)
    .where(beginsWith('username_folded', text))
    // The order of the index: what is called exactly so comes first.
    .orderBy(sql`username_folded using ~<~`)
    .limit(mostOfKind)
    .execute();
  return rows.map(({ id, merchant, username }) => ({ kind: 'member', id, merchant, title: username, member: id, by: 'name' }));
}

async function operatorsNamed({ db, levelAt }: Operator, text: string): Promise<Found[]> {
  if (!reaches(levelAt('operator.manage', 'platform'), 'r')) return [];
  const rows = await db
    .selectFrom('operator')
    .select('name')
    .where('removed_at', 'is', null)
    .where(beginsWith('name', text))
    .orderBy('name')
    .limit(mostOfKind)
    .execute();
  return rows.map(({ name }) => ({ kind: 'operator', id: name, merchant: null, title: name, by: 'name' }));
}

/** Members by a number or an address; what is sealed is found whole only, and each search is counted and told to the audit log. */
async function byContact(operator: Operator, text: string, merchants: readonly Merchant[]): Promise<Found[]> {
  const column = /^\S+@\S+$/.test(text) ? 'email' : /^[+\d][\d\s()-]{5,}$/.test(text) ? 'mobile' : undefined;
  if (column === undefined || merchants.length === 0) return [];
  await countSearch(operator);
  const hashes = merchants.flatMap((merchant) =>
    (column === 'email' ? [text] : numbersMeant(text, merchant)).flatMap((each) =>
      contactHashes(operator.vault, merchant.code, column, each),
    ),
  );
  const rows = await operator.db
    .selectFrom('member')
    .select(['id', 'merchant', 'username'])
    .where('kind', '=', 'member')
    .where(
      'merchant',
      'in',
      merchants.map(({ code }) => code),
    )
    .where(column === 'email' ? 'email_hash' : 'mobile_hash', 'in', hashes)
    .limit(mostOfKind)
    .execute();
  for (const { code } of merchants) {
    const here = rows.filter(({ merchant }) => merchant === code);
    if (here.length === 0 && merchants.length > 1) continue;
    tell(operator, {
      merchant: code,
      event: 'member.searched',
      after: { by: column, found: here.length },
      ...(here[0] && { subject: { kind: 'member', id: here[0].id } }),
    });
  }
  // Found nowhere: it was searched for nevertheless.
  if (operator.notes.length === 0) tell(operator, { merchant: null, event: 'member.searched', after: { by: column, found: 0 } });
  return rows.map(({ id, merchant, username }) => ({ kind: 'member', id, merchant, title: username, member: id, by: column }));
}

/** The numbers that a typed one may stand for: with its dialing code, or as people write it in one of the merchant's countries. */
function numbersMeant(text: string, { brand: { dialingCodes } }: Merchant): string[] {
  const read = dialingCodes.flatMap(({ code }) => readMobileNumber(text, code, dialingCodes) ?? []);
  return [...new Set([`+${text.replace(/\D/g, '')}`, ...read.map(({ code, number }) => code + number)])];
}

/** Throws `too_many_requests` where the operator has searched too often by personal data in this minute. */
async function countSearch({ db, by, clock }: Operator): Promise<void> {
  const since = new Date(clock.now().getTime() - 60_000);
  const { count, oldest } = await db
    .selectFrom('audit_event')
    // A search is told once in the chain of each merchant where it found somebody.
    .select((e) => [sql<string>`count(distinct (at, request))`.as('count'), e.fn.min<Date | null>('at').as('oldest')])
    .where('actor', '=', by.name)
    .where('at', '>', since)
    .where('event', '=', 'member.searched')
    .executeTakeFirstOrThrow();
  if (Number(count) >= searchesAMinute) throw tooMany(Math.ceil((oldest!.getTime() - since.getTime()) / 1000));
}

interface PaymentRow {
  id: string;
  merchant: string;
  member_id: string;
  amount: string | number | bigint;
  currency: string;
}

const payment = (kind: 'deposit' | 'withdrawal', row: PaymentRow, by: Found['by']): Found => ({
  kind,
  id: row.id,
  merchant: row.merchant,
  title: `${toDecimal(amountOf(row))} ${row.currency}`,
  member: row.member_id,
  by,
});

interface RoundRow {
  id: string;
  merchant: string;
  member_id: string;
  vendor: string;
  game_code: string;
}

const roundFound = (row: RoundRow, by: Found['by']): Found => ({
  kind: 'round',
  id: row.id,
  merchant: row.merchant,
  title: `${row.vendor} ${row.game_code}`,
  member: row.member_id,
  by,
});
