import type { components } from '@parlour/api/contract';
import { contentLanguage, fillSlots, type ContentField } from '@parlour/domain/content';
import { sql } from 'kysely';
import { askedLanguage } from '../../../kernel/asked-language.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { messageToWire } from '../../messages/to-wire.ts';
import { slotValues } from '../slot-values.ts';
import type { ContentVersionTable } from '../tables.ts';
import type { Selectable } from 'kysely';
import { receivedBroadcasts, type Reader } from './received.ts';

type Message = components['schemas']['Message'];
type Version = Pick<Selectable<ContentVersionTable>, 'texts' | 'facts'>;

/** Kinds of platform messages that are written by operators. */
const byOperators = sql`('fromOperator', 'feedbackAnswered')`;

export interface InboxWanted {
  only: 'unread' | 'system' | 'operator' | undefined;
  language: string | undefined;
  limit: number;
  offset: number;
}

interface Row {
  id: string;
  kind: string;
  params: Record<string, string>;
  created_at: Date;
  read_at: Date | null;
  texts: Version['texts'] | null;
  facts: Version['facts'] | null;
}

/** How many unread messages a member has, broadcasts and personal ones together. */
export async function unreadCount(db: Db, reader: Reader): Promise<number> {
  const { rows } = await sql<{ count: string }>`select
    (select count(*) from message where member_id = ${reader.memberId} and read_at is null and deleted_at is null)
    + (select count(*) from (${receivedBroadcasts(reader)}) as received where read_at is null) as count`.execute(db);
  return Number(rows[0]!.count);
}

/** A page of a member's inbox, newest first, and the total number of messages. */
export async function inboxPage({ db, merchant }: Context, reader: Reader, { only, language, limit, offset }: InboxWanted) {
  const unread = only === 'unread' ? sql`and read_at is null` : sql``;
  const sort = only === 'system' ? sql`and kind not in ${byOperators}` : only === 'operator' ? sql`and kind in ${byOperators}` : sql``;
  const own = sql`from message where member_id = ${reader.memberId} and deleted_at is null ${unread} ${sort}`;
  const received = sql`from (${receivedBroadcasts(reader)}) as received where ${only !== 'system'} ${unread}`;
  const counted = await sql<{ total: string }>`select (select count(*) ${own}) + (select count(*) ${received}) as total`.execute(db);
  const { rows } = await sql<Row>`
    select box.id, box.kind, box.params, box.created_at, box.read_at, written.texts, written.facts
    from (
      (select id, kind, params, created_at, read_at, null::uuid as item_id, null::integer as version ${own}
        order by created_at desc, id desc limit ${limit + offset})
      union all
      (select id, 'broadcast', '{}'::jsonb, sent_at, read_at, item_id, version ${received}
        order by sent_at desc, id desc limit ${limit + offset})
      order by created_at desc, id desc limit ${limit} offset ${offset}
    ) as box
    left join content_version written on written.item_id = box.item_id and written.version = box.version
    order by box.created_at desc, box.id desc`.execute(db);
  return { list: rows.map((row) => toWire(row, merchant, language)), total: Number(counted.rows[0]!.total) };
}

function toWire(row: Row, merchant: Merchant, language: string | undefined): Message {
  const { texts, facts } = row;
  return { ...messageToWire(row), ...(texts && facts && { written: writtenIn({ texts, facts }, merchant, language) }) };
}

/** The content in the requested language or, as a whole, in one that exists (content N3), with values from the settings. */
export function writtenIn({ texts, facts }: Version, merchant: Merchant, asked: string | undefined): NonNullable<Message['written']> {
  // Sent content exists at least in the default language.
  const language = contentLanguage(texts, askedLanguage(merchant, asked), merchant.defaultLanguage) ?? merchant.defaultLanguage;
  const values = slotValues(merchant, language);
  const say = (field: ContentField) => fillSlots(texts[language]?.[field] ?? '', values, { html: field === 'content' });
  return {
    title: say('title'),
    content: say('content'),
    language,
    ...(say('action') && { action: say('action') }),
    ...(facts.linkage !== undefined && { linkage: facts.linkage }),
    linkageType: facts.linkageType ?? 'NONE',
  };
}
