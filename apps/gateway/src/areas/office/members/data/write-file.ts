import { toDecimal } from '@parlour/domain';
import { reaches } from '@parlour/domain/office';
import { sql } from 'kysely';
import type { JobTools } from '../../../../jobs/job.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { openDetails, openMemberColumn, sealedMemberColumns } from '../../../identity/member/personal-data.ts';
import type { Member } from '../../../identity/member/tables.ts';
import { amountOf } from '../../../wallet/to-wire.ts';
import { keepPart, type ExportRow } from '../../exports/store.ts';
import { isAccount } from '../../operators.ts';
import { levelByRoles } from '../../people/permitted.ts';
import { assignmentsOf, rolesOf } from '../../people/roles.ts';
import { heldRows, type MemberTable, type Told } from './held-rows.ts';

/** How many rows are read at once; each such page is a part of the file. */
const usualPage = 2000;
/** How many parts one run of the job writes. */
const partsAtOnce = 25;

/** What the file tells, in this order: the books, then every table that has something for the member. */
const sections: readonly { as: string; table: MemberTable | 'books' }[] = [
  { as: 'walletEntries', table: 'books' },
  ...(Object.keys(heldRows) as MemberTable[]).flatMap((table) => {
    const { told } = heldRows[table];
    return typeof told === 'string' ? [] : [{ as: told.as, table }];
  }),
];

/** Where the next part begins: in this section, after the row at this place. */
interface Next {
  section: number;
  after: readonly [at: string, key: string] | null;
}

/**
 * Continues the file of a member's data; returns how many rows were written, and the part with which the next run continues, or null once
 * the file is done. Each part is stored together with where the next one begins. Fails if the maker's roles no longer permit it.
 */
export async function writeMemberFile(
  id: string,
  tools: JobTools,
  { page = usualPage, parts = partsAtOnce }: { page?: number; parts?: number } = {},
): Promise<{ rows: number; next: number | null }> {
  const { db, now, vault } = tools;
  const row = await db.selectFrom('office_export').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || (row.status !== 'waiting' && row.status !== 'running') || row.expires_at <= now) return { rows: 0, next: null };
  const member = await db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', row.filter['member'] ?? null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  const failure = !member ? 'not_found' : (await mayStillHave(row, tools)) ? null : 'forbidden';
  if (!member || failure !== null) {
    await db.updateTable('office_export').set({ status: 'failed', failure, finished_at: now }).where('id', '=', id).execute();
    return { rows: 0, next: null };
  }
  let at: Next | null = row.next === null ? { section: 0, after: null } : (JSON.parse(row.next) as Next);
  let count = row.row_count;
  for (let part = row.parts; part < row.parts + parts; part++) {
    const written = await partOf(tools, member, at, page);
    const text = (part === 0 ? head(tools, member) : '') + written.text;
    count += written.rows;
    at = written.next;
    const progress = { next: at && JSON.stringify(at), row_count: count, parts: part + 1, status: at ? 'running' : 'done' } as const;
    await inTransaction(db, async (trx) => {
      await keepPart(trx, vault, { id, part, text });
      await trx
        .updateTable('office_export')
        .set((e) => ({ ...progress, size: e('size', '+', String(Buffer.byteLength(text))), finished_at: at ? null : now }))
        .where('id', '=', id)
        .execute();
    });
    if (!at) return { rows: count - row.row_count, next: null };
  }
  return { rows: count - row.row_count, next: row.parts + parts };
}

/** Whether the operator who asked for it may still have it; what was proposed and approved takes no more than the level to propose. */
async function mayStillHave({ operator: name, merchant }: ExportRow, { db }: JobTools): Promise<boolean> {
  const known = await db.selectFrom('operator').select('name').where('name', '=', name).where('removed_at', 'is', null).executeTakeFirst();
  if (!known) return isAccount(name);
  const level = levelByRoles(await assignmentsOf(db, await rolesOf(db, name)));
  return reaches(level('member.export', merchant === null ? 'platform' : { merchant }), 'p');
}

/** The first lines of the file: whose it is, and what the account itself says, in clear. */
function head({ now, merchants, vault }: JobTools, member: Member): string {
  const personal = Object.fromEntries(sealedMemberColumns.map((column) => [camel(column), openMemberColumn(vault, member, column)]));
  const profile = {
    id: member.id,
    username: member.username,
    nickname: member.nickname,
    ...personal,
    details: openDetails(vault, member),
    mobileVerified: member.mobile_verified_at,
    emailVerified: member.email_verified_at,
    ageVerified: member.age_verified_at,
    profileCompleted: member.profile_completed_at,
    language: member.language,
    currency: member.currency,
    status: member.status,
    registered: member.created_at,
    registeredBy: member.registered_by,
    registrationAddress: member.created_ip,
    registrationCountry: member.created_country,
    invitationCode: member.invitation_code,
    agentType: member.agent_type,
    lastLogin: member.last_login_at,
    lastLoginAddress: member.last_login_ip,
    excludedUntil: member.bets_blocked_until,
  };
  const { name, code } = merchants.byCode(member.merchant);
  return `{\n"merchant": ${JSON.stringify({ code, name })},\n"written": ${JSON.stringify(now)},\n"profile": ${JSON.stringify(profile)}`;
}

type Row = Record<string, unknown>;

/** The next page of rows, as text that continues the file. */
async function partOf(tools: JobTools, member: Member, { section, after }: Next, size: number) {
  const { as, table } = sections[section]!;
  const read = await (table === 'books' ? booksOf(tools, member, after, size) : rowsOf(tools, member, table, after, size));
  const rows = read.slice(0, size);
  const last = read.length > size ? rows.at(-1) : undefined;
  const lines = rows.map(({ row }) => JSON.stringify(row));
  const begins = after === null ? `,\n${JSON.stringify(as)}: [` : lines.length > 0 ? ',' : '';
  let text = begins + (lines.length > 0 ? `\n${lines.join(',\n')}` : '');
  let next: Next | null = { section, after: last ? [last.place, last.key] : null };
  if (!last) {
    text += ']';
    next = section + 1 < sections.length ? { section: section + 1, after: null } : null;
    if (!next) text += '\n}\n';
  }
  return { text, rows: rows.length, next };
}

interface Read {
  place: string;
  key: string;
  row: Row;
}

const toTheMicrosecond = sql`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;

/** Rows of a table in the order of their time, each as the file has it. */
async function rowsOf({ db, vault }: JobTools, member: Member, table: MemberTable, after: Next['after'], size: number): Promise<Read[]> {
  const { columns, at, key, amounts = [], sealed = [] } = heldRows[table].told as Told<'withdrawal'>;
  const time = at === undefined ? sql`'epoch'::timestamptz` : sql.ref(at);
  const keyText = sql`concat_ws(' ', ${sql.join(key.map((each) => sql`${sql.ref(each)}::text`))})`;
  // The vault's places name a row by its id.
  const ids = sealed.length > 0 || amounts.length > 0 ? sql`, to_jsonb(${sql.table(table)}) as whole` : sql``;
  const later = after === null ? sql`` : sql` and (${time}, ${keyText}) > (${after[0]}::timestamptz, ${after[1]})`;
  const shown = columns.map((column) => sql`${sql.ref(column)} as ${sql.ref(camel(column))}`);
  const { rows } = await sql<Row & { place_: string; key_: string; whole?: Row }>`
    select ${sql.join(shown)}, to_char(${time} at time zone 'utc', ${toTheMicrosecond}) as place_, ${keyText} as key_ ${ids}
    from ${sql.table(table)} where member_id = ${member.id}${later} order by ${time}, ${keyText} limit ${size + 1}`.execute(db);
  return rows.map(({ place_: place, key_: keyed, whole, ...row }) => {
    for (const column of amounts) {
      const name = camel(column);
      const currency = typeof whole?.['currency'] === 'string' ? whole['currency'] : member.currency;
      if (row[name] !== null) row[name] = toDecimal(amountOf({ amount: row[name] as string, currency }));
    }
    for (const column of sealed) {
      const text = row[camel(column)];
      const id = String(whole?.['id']);
      if (typeof text === 'string') row[camel(column)] = vault.open({ merchant: member.merchant, column: `${table}.${column}`, id }, text);
    }
    return { place, key: keyed, row };
  });
}

/** Every movement of the member's accounts, from the books. */
async function booksOf({ db }: JobTools, { id }: Member, after: Next['after'], size: number): Promise<Read[]> {
  const keyText = sql`concat_ws(' ', t.id::text, e.account_id::text)`;
  const later = after === null ? sql`` : sql` and (t.at, ${keyText}) > (${after[0]}::timestamptz, ${after[1]})`;
  const { rows } = await sql<{ place: string; key: string; at: Date; transfer: string; kind: string; account: string } & Booked>`
    select to_char(t.at at time zone 'utc', ${toTheMicrosecond}) as place, ${keyText} as key, t.at, t.id as transfer, t.kind,
      a.kind as account, a.book, a.asset, e.amount::text as amount, e.balance_after::text as balance
    from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_transfer t on t.id = e.transfer_id
    where a.owner_kind = 'member' and a.owner_id = ${id}${later} order by t.at, ${keyText} limit ${size + 1}`.execute(db);
  return rows.map(({ place, key, amount, balance, ...row }) => {
    const decimal = (text: string) => (row.asset === 'points' ? text : toDecimal(amountOf({ amount: text, currency: row.asset })));
    return { place, key, row: { ...row, amount: decimal(amount), balance: decimal(balance) } };
  });
}

interface Booked {
  book: string;
  asset: string;
  amount: string;
  balance: string;
}

const camel = (column: string) => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
