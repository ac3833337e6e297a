import type { Db } from '../../../kernel/tables.ts';
import { aboutOf, continues, exactly, pageOf, pageRows } from '../lists.ts';
import { merchantsNamed, type InputOf, type Operator, type Schema } from '../operator.ts';

/** Broadcasts of one merchant or of all, newest first. */
export async function broadcastsList(operator: Operator, { merchant, state, item, after }: InputOf<'listBroadcasts'>) {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  let found = operator.db.selectFrom('broadcast').where('broadcast.merchant', 'in', codes);
  if (state !== undefined) found = found.where('broadcast.state', '=', state);
  if (item !== undefined) found = found.where('broadcast.item_id', '=', item);
  const read = await shown(operator.db)
    .where('broadcast.id', 'in', found.select('broadcast.id'))
    .where(continues(['broadcast.made_at', 'broadcast.id'], after))
    .orderBy('broadcast.made_at', 'desc')
    .orderBy('broadcast.id', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.made_place, row.id]);
  return {
    list: rows.map((row) => toWire(row, operator)),
    next,
    about: await aboutOf(operator.db, found.select('broadcast.id'), after),
  };
}

/** One broadcast in the contract's form. */
export async function broadcastToWire(operator: Operator, id: string): Promise<Schema<'Broadcast'>> {
  return toWire(await shown(operator.db).where('broadcast.id', '=', id).executeTakeFirstOrThrow(), operator);
}

const shown = (db: Db) =>
  db
    .selectFrom('broadcast')
    .innerJoin('content_version', (join) =>
      join.onRef('content_version.item_id', '=', 'broadcast.item_id').onRef('content_version.version', '=', 'broadcast.version'),
    )
    .selectAll('broadcast')
    .select(['content_version.texts', exactly('broadcast.made_at').as('made_place')])
    .select((eb) =>
      eb
        .selectFrom('broadcast_mark')
        .whereRef('broadcast_mark.broadcast_id', '=', 'broadcast.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('read'),
    );

type Shown = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

function toWire(row: Shown, { merchants }: Operator): Schema<'Broadcast'> {
  const { defaultLanguage } = merchants.byCode(row.merchant);
  return {
    id: row.id,
    merchant: row.merchant,
    item: row.item_id,
    version: row.version,
    category: row.category,
    title: row.texts[defaultLanguage]?.title ?? '',
    segment: row.segment,
    state: row.state,
    sendAt: row.send_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    reached: row.reached,
    read: Number(row.read ?? 0),
    by: row.made_by,
    made: row.made_at.toISOString(),
    endedBy: row.ended_by,
  };
}
