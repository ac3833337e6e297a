import { tidyText } from '@parlour/domain';
import {
  broadcastByOne,
  broadcastCategories,
  contentProblems,
  deliveryTime,
  isLastingRule,
  publicationTime,
  type BroadcastCategory,
} from '@parlour/domain/content';
import { v7 as uuid } from 'uuid';
import { schedule } from '../../../jobs/schedule.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { slotValues } from '../../content/slot-values.ts';
import { tellContent } from '../../content/store.ts';
import { tell } from '../audit/append.ts';
import { merchantNow, theItem } from '../content/items.ts';
import { aboutOf } from '../lists.ts';
import { foundMembers } from '../members/list.ts';
import { isId, merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { Examined } from '../proposals/examined.ts';
import { broadcastToWire } from './broadcasts-list.ts';
import { deliverBroadcast } from './deliver-broadcast.ts';

type Wanted = InputOf<'sendBroadcast'>;

/** How many members are currently in a segment. */
export async function broadcastReach(operator: Operator, { merchant, segment }: InputOf<'countBroadcastReach'>) {
  return { about: await reachOf(operator, merchant, segment) };
}

/** Sends a version of a broadcast, now or at a time in the merchant's zone; an offer waits until the quiet hours are over (content N52). */
export async function broadcastSend(operator: Operator, input: Wanted): Promise<Schema<'Broadcast'>> {
  const { db, by, clock, random } = operator;
  const { merchant, item, category, sendAt } = await wantedOf(operator, input);
  const now = clock.now();
  const id = uuid({ msecs: now.getTime(), random: random.bytes(16) });
  await db
    .insertInto('broadcast')
    .values({
      id,
      merchant: merchant.code,
      item_id: item.id,
      version: input.version,
      category,
      segment: JSON.stringify(input.segment),
      listed: !isLastingRule(input.segment),
      state: 'planned',
      send_at: sendAt,
      made_by: by.name,
      made_at: now,
    })
    .execute();
  await schedule(db, deliverBroadcast, { broadcast: id, after: null }, { key: id, at: sendAt });
  return broadcastToWire(operator, id);
}

/** How many members it would reach; more than 1,000 take two operators (office 2). */
export async function examineBroadcast(operator: Operator, input: Wanted): Promise<Examined> {
  const { merchant, item, title, sendAt } = await wantedOf(operator, input);
  const reach = await reachOf(operator, merchant.code, input.segment);
  const after = (field: Schema<'ProposedChange'>['field'], value: string) => ({ field, before: null, after: value });
  return {
    merchant: merchant.code,
    subject: { kind: 'broadcast', id: item.id, name: title },
    changes: [
      after('version', String(input.version)),
      after('segment', JSON.stringify(input.segment)),
      after('members', String(reach?.count ?? 0)),
      after('from', sendAt.toISOString()),
    ],
    effect: null,
    reason: tidyText(input.reason ?? '') || null,
    version: String(input.version),
    needsTwo: (reach?.count ?? 0) > broadcastByOne,
  };
}

/** Cancels a planned broadcast, or removes a sent one from every inbox. */
export async function broadcastTakeBack(
  operator: Operator,
  { merchant, broadcast: id, reason }: InputOf<'takeBackBroadcast'>,
): Promise<Schema<'Broadcast'>> {
  const { db, by } = operator;
  const [{ code }] = merchantsNamed(operator, merchant) as [Merchant];
  const found = isId(id)
    ? await db
        .selectFrom('broadcast')
        .select(['id', 'state'])
        .where('merchant', '=', code)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!found) throw refused('not_found', `${code} has no broadcast ${id}.`);
  if (found.state === 'takenBack') throw refused('illegal_transition', 'It has already been taken back.');
  await db.updateTable('broadcast').set({ state: 'takenBack', ended_by: by.name }).where('id', '=', id).execute();
  tell(operator, {
    merchant: code,
    subject: { kind: 'broadcast', id },
    before: { state: found.state },
    after: { state: 'takenBack' },
    reason: tidyText(reason ?? '') || null,
  });
  const shown = await broadcastToWire(operator, id);
  if (found.state === 'sent') await tellContent(db, code, 'broadcast');
  return shown;
}

function reachOf(operator: Operator, merchant: string, segment: Wanted['segment']) {
  const found = foundMembers(operator, merchantsNamed(operator, merchant), segment);
  return aboutOf(operator.db, found.select('member.id'), undefined);
}

/** Throws if it cannot be sent: it is not a broadcast, its text is incomplete, or its time has passed. */
async function wantedOf(operator: Operator, { merchant: named, item: id, version: number, at }: Wanted) {
  const { db, clock, proposal } = operator;
  const item = await theItem(operator, named, id);
  const category = broadcastCategories.find((each): each is BroadcastCategory => each === item.place);
  if (item.kind !== 'broadcast' || category === undefined) throw refused('field_invalid', `${item.key} is no broadcast.`);
  const version = await db
    .selectFrom('content_version')
    .selectAll()
    .where('item_id', '=', item.id)
    .where('version', '=', number)
    .executeTakeFirst();
  if (!version) throw refused('not_found', `${item.key} has no version ${number}.`);
  const merchant = await merchantNow(operator, item.merchant);
  const { defaultLanguage, brand } = merchant;
  const problems = contentProblems('broadcast', version, { defaultLanguage, slots: slotValues(merchant, defaultLanguage) });
  if (problems.length > 0)
    throw refused('field_invalid', `It can’t be sent: ${problems.map((problem) => Object.values(problem).join(' ')).join('; ')}.`);
  const now = clock.now();
  const asked = at === undefined ? now : publicationTime(at, brand.timeZone);
  if (asked === undefined) throw refused('field_invalid', `${at} is not a time: write it like 2030-01-01T09:00.`);
  // A broadcast that is approved late is sent at once.
  if (at !== undefined && asked <= now && proposal === undefined)
    throw refused('field_invalid', `${at} is in the past: plan for the future, or send it now.`);
  const sendAt = deliveryTime(category, asked < now ? now : asked, brand.timeZone);
  return { merchant, item, category, sendAt, title: version.texts[defaultLanguage]?.title ?? item.key };
}
