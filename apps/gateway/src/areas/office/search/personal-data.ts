import { readMobileNumber } from '@parlour/domain';
import { personalWaysOf, type PersonalWay } from '@parlour/domain/office';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import { tooMany } from '../../../kernel/rate-limit.ts';
import { contactHashes } from '../../identity/member/personal-data.ts';
import { payeeHashes } from '../../wallet/payee-data.ts';
import { tell } from '../audit/append.ts';
import type { Operator } from '../operator.ts';
import { memberFound, mostOfKind, type Found } from './found.ts';

/** How many searches by personal data an operator may make per minute (office O30). */
const searchesAMinute = 30;

/**
 * Members by phone number or address. Sealed data are found only by their complete value. Each search is counted and recorded in the audit
 * log, even if it finds nothing. Throws `too_many_requests` after thirty within a minute.
 */
export async function membersByPersonalData(operator: Operator, text: string, merchants: readonly Merchant[]): Promise<Found[]> {
  const ways = personalWaysOf(text);
  if (ways.length === 0 || merchants.length === 0) return [];
  await countSearch(operator);
  const found = (await Promise.all(ways.map((way) => find[way](operator, text, merchants)))).flat();
  const by = ways.join(', ');
  for (const { code } of merchants) {
    const here = found.filter(({ merchant }) => merchant === code);
    if (here.length === 0 && merchants.length > 1) continue;
    tell(operator, {
      merchant: code,
      event: 'member.searched',
      after: { by, found: here.length },
      ...(here[0] && { subject: { kind: 'member', id: here[0].id } }),
    });
  }
  if (operator.notes.length === 0) tell(operator, { merchant: null, event: 'member.searched', after: { by, found: 0 } });
  return found;
}

const find: Readonly<Record<PersonalWay, (operator: Operator, text: string, merchants: readonly Merchant[]) => Promise<Found[]>>> = {
  email: (operator, text, merchants) => byContact(operator, 'email', merchants, () => [text]),
  mobile: (operator, text, merchants) => byContact(operator, 'mobile', merchants, (merchant) => numbersMeant(text, merchant)),
  async payee({ db, vault }, text, merchants) {
    const hashes = merchants.flatMap(({ code }) => payeeHashes(vault, code, text));
    const rows = await db
      .selectFrom('member')
      .select(['id', 'merchant', 'username'])
      .where('id', 'in', (e) =>
        e
          .selectFrom('withdrawal')
          .select('member_id')
          .where('merchant', 'in', codesOf(merchants))
          .where('account_hash', 'in', hashes)
          .limit(mostPayments),
      )
      .where('kind', '=', 'member')
      .orderBy('created_at', 'desc')
      .limit(mostOfKind)
      .execute();
    return rows.map((row) => memberFound(row, 'payee'));
  },
};

/** If more withdrawals than this were paid to one account, only this many are searched. */
const mostPayments = 500;

async function byContact(
  { db, vault }: Operator,
  column: 'email' | 'mobile',
  merchants: readonly Merchant[],
  meant: (merchant: Merchant) => readonly string[],
): Promise<Found[]> {
  const hashes = merchants.flatMap((merchant) => meant(merchant).flatMap((each) => contactHashes(vault, merchant.code, column, each)));
  const rows = await db
    .selectFrom('member')
    .select(['id', 'merchant', 'username'])
    .where('kind', '=', 'member')
    .where('merchant', 'in', codesOf(merchants))
    .where(`${column}_hash`, 'in', hashes)
    .limit(mostOfKind)
    .execute();
  return rows.map((row) => memberFound(row, column));
}

const codesOf = (merchants: readonly Merchant[]) => merchants.map(({ code }) => code);

/** The numbers that a typed one may stand for: with its dialling code, or in the national form of one of the merchant's countries. */
function numbersMeant(text: string, { brand: { dialingCodes } }: Merchant): string[] {
  const read = dialingCodes.flatMap(({ code }) => readMobileNumber(text, code, dialingCodes) ?? []);
  return [...new Set([`+${text.replace(/\D/g, '')}`, ...read.map(({ code, number }) => code + number)])];
}

/** Throws `too_many_requests` if the operator has made too many searches by personal data in the last minute. */
async function countSearch({ db, by, clock }: Operator): Promise<void> {
  const since = new Date(clock.now().getTime() - 60_000);
  const { count, oldest } = await db
    .selectFrom('audit_event')
    // A search is recorded once in the chain of each merchant where it found somebody, but counts only once.
    .select((e) => [sql<string>`count(distinct (at, request))`.as('count'), e.fn.min<Date | null>('at').as('oldest')])
    .where('actor', '=', by.name)
    .where('at', '>', since)
    .where('event', '=', 'member.searched')
    .executeTakeFirstOrThrow();
  if (Number(count) >= searchesAMinute) throw tooMany(Math.ceil((oldest!.getTime() - since.getTime()) / 1000));
}
