import { toDecimal } from '@parlour/domain';
import { reaches } from '@parlour/domain/office';
import { sql, type RawBuilder } from 'kysely';
import { amountOf } from '../../wallet/to-wire.ts';
import { pageOf, pageRows, placeAfter } from '../lists.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { memberOrErased } from './the-member.ts';

interface Happened {
  at: Date;
  kind: Schema<'Happening'>['kind'];
  id: string;
  amount: string | null;
  currency: string | null;
  detail: string | null;
}

/**
 * Events of a member, latest first: payments, current sessions, notes, and operators' actions if the roles may see the audit log. Rounds
 * have a list of their own.
 */
export async function memberTimeline(operator: Operator, { member: id, merchant, after }: InputOf<'listMemberTimeline'>) {
  const member = await memberOrErased(operator, id, merchant);
  const isMember = sql`member_id = ${member.id}`;
  const sources = [
    happening('registered', 'member', sql`id = ${member.id}`, { at: 'created_at', detail: 'created_ip' }),
    happening('loggedIn', 'session', isMember, { at: 'created_at', detail: 'ip' }),
    happening('depositStarted', 'deposit', isMember, { at: 'created_at', detail: 'provider', money: true }),
    happening('depositSettled', 'deposit', isMember, { at: 'settled_at', detail: 'status', money: true }),
    happening('withdrawalRequested', 'withdrawal', isMember, { at: 'created_at', detail: 'bank_name', money: true }),
    happening('withdrawalDecided', 'withdrawal', isMember, { at: 'decided_at', detail: 'status', money: true }),
    happening('withdrawalConfirmed', 'withdrawal', isMember, { at: 'confirmed_at', detail: 'status', money: true }),
    happening('noted', 'member_note', isMember, { at: 'at', detail: 'author' }),
  ];
  if (reaches(operator.levelAt('audit.view', { merchant: member.merchant }), 'r'))
    sources.push(
      sql`select at, 'operator' as kind, chain || ' ' || seq as id, null::bigint as amount, null as currency, event as detail
        from audit_event where subject = ${member.id} and at is not null`,
    );
  // Ordered by time, kind and id, so that a page can end between events of the same moment.
  const from = after === undefined ? undefined : placeAfter(after, ['time', 'text']);
  const older = from ? sql`where (at, kind || ' ' || id) < (${from[0]}::timestamptz, ${from[1]})` : sql``;
  const page = sql`${older} order by at desc, kind || ' ' || id desc limit ${pageRows + 1}`;
  const each = sources.map((source) => sql`(select * from (${source}) as happened ${page})`);
  const read = await sql<Happened>`select * from (${sql.join(each, sql` union all `)}) as happened ${page}`.execute(operator.db);
  const { rows, next } = pageOf(read.rows, (row) => [row.at.toISOString(), `${row.kind} ${row.id}`]);
  const list = rows.map(({ at, kind, id: of, amount, currency, detail }): Schema<'Happening'> => ({
    at: at.toISOString(),
    kind,
    id: of,
    amount: amount === null || currency === null ? null : toDecimal(amountOf({ amount, currency })),
    currency,
    detail,
  }));
  return { list, next };
}

/** One kind of event, from the table that records it. */
function happening(
  kind: Happened['kind'],
  table: 'deposit' | 'member' | 'member_note' | 'session' | 'withdrawal',
  whose: RawBuilder<unknown>,
  { at, detail, money = false }: { at: string; detail: string; money?: boolean },
): RawBuilder<unknown> {
  return sql`select ${sql.ref(at)} as at, ${kind}::text as kind, id::text as id,
    ${money ? sql`amount` : sql`null::bigint`} as amount, ${money ? sql`currency` : sql`null`} as currency, ${sql.ref(detail)} as detail
    from ${sql.table(table)} where ${whose} and ${sql.ref(at)} is not null`;
}
