import { isLanguageCode, tidyText } from '@parlour/domain';
import { contentKeyPattern, contentProblems, isContentPlace, publicationTime, type ContentTexts } from '@parlour/domain/content';
import { reaches, type AuditEvent } from '@parlour/domain/office';
import { v7 as uuid } from 'uuid';
import { schedule } from '../../../jobs/schedule.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { tellPlannedContent } from '../../content/jobs.ts';
import { addItem, addVersion, countRevision, setLive, type ContentItem } from '../../content/store.ts';
import { tell } from '../audit/append.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { forbidden } from '../people/permitted.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';
import { contentPage, merchantNow, slotsFor, theItem } from './items.ts';

/** Creates an item, or a new version of one. What visitors see does not change yet. */
export async function contentWrite(operator: Operator, input: InputOf<'writeContent'>): Promise<Schema<'ContentPage'>> {
  const { db, clock, by } = operator;
  const texts = textsOf(input.texts);
  const isNew = input.item === undefined;
  const item = isNew ? await newItem(operator, input) : await changeable(operator, { ...input, item: input.item! });
  const version = await addVersion(db, item, { texts, facts: input.facts, note: tidyText(input.note ?? ''), by: by.name }, clock.now());
  await db
    .updateTable('content_item')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', item.id)
    .execute();
  tell(operator, {
    merchant: item.merchant,
    subject: { kind: 'content', id: item.id },
    after: { kind: item.kind, key: item.key, version },
    event: isNew ? 'content.created' : 'content.changed',
  });
  return contentPage(operator, item);
}

/** Sets an item's place and audience; pages show it at once. */
export async function contentArrange(operator: Operator, input: InputOf<'arrangeContent'>): Promise<Schema<'ContentPage'>> {
  const item = await changeable(operator, input);
  const after = {
    place: input.place ?? item.place,
    audience: input.audience ?? item.audience,
    position: input.position ?? item.position,
  };
  if (!isContentPlace(item.kind, after.place)) throw refused('field_invalid', `${after.place} is no place for ${item.kind}.`);
  await operator.db
    .updateTable('content_item')
    .set((eb) => ({ ...after, revision: eb('revision', '+', 1) }))
    .where('id', '=', item.id)
    .execute();
  const { place, audience, position } = item;
  tell(operator, { merchant: item.merchant, subject: { kind: 'content', id: item.id }, before: { place, audience, position }, after });
  const page = await contentPage(operator, item);
  await countRevision(operator.db, item);
  return page;
}

/** Cancels or ends a plan early; what was published before it is shown again. */
export async function planCallOff(operator: Operator, { merchant, plan: id }: InputOf<'callOffPlan'>): Promise<Schema<'ContentPage'>> {
  const { db, clock } = operator;
  const [{ code }] = merchantsNamed(operator, merchant) as [Merchant];
  const plan = await db
    .updateTable('content_plan')
    .set({ ended_at: clock.now() })
    .where('id', '=', id)
    .where('merchant', '=', code)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!plan) throw refused('not_found', `${code} has no plan ${id} that is not over.`);
  const item = await theItem(operator, code, plan.item_id, { toChange: true });
  if (item.kind === 'legal') refuseLegalPlan(operator, code, plan);
  tell(operator, { merchant: code, subject: { kind: 'content', id: item.id }, before: { version: plan.version, from: plan.from_local } });
  const page = await contentPage(operator, item);
  await countRevision(db, item);
  return page;
}

/**
 * A plan of a legal text that has begun was approved by two operators, so only they replace it; one that has not may be called off by whoever
 * may publish legal texts.
 */
function refuseLegalPlan({ by, clock, levelAt }: Operator, merchant: string, { from_at }: { from_at: Date }): void {
  if (by.named && !reaches(levelAt('content.legal', { merchant }), 'p')) throw forbidden('content.legal');
  if (from_at <= clock.now()) throw refused('field_invalid', 'This legal text is in force: publish another version instead.');
}

interface Publication {
  item: ContentItem;
  version: number | null;
  plan: { from: Date; to: Date | null; fromLocal: string; toLocal: string | null; zone: string } | null;
  title: string;
}

/**
 * Publishes a version now or plans it; null takes the item down. Publishing is atomic: each visitor sees either the old version or the new
 * one.
 */
export async function contentPublish(operator: Operator, input: InputOf<'publishContent'>): Promise<Schema<'ContentPage'>> {
  return published(operator, await publicationOf(operator, input, { toChange: true }));
}

async function published(operator: Operator, { item, version, plan }: Publication): Promise<Schema<'ContentPage'>> {
  const { db, clock, by } = operator;
  const now = clock.now();
  if (plan === null || version === null) {
    await setLive(db, item, version, now);
    return contentPage(operator, item);
  }
  const { id } = await db
    .insertInto('content_plan')
    .values({
      merchant: item.merchant,
      item_id: item.id,
      version,
      from_at: plan.from,
      to_at: plan.to,
      from_local: plan.fromLocal,
      to_local: plan.toLocal,
      zone: plan.zone,
      made_by: by.name,
      made_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const at of [plan.from, plan.to])
    if (at && at > now)
      await schedule(
        db,
        tellPlannedContent,
        { merchant: item.merchant, kind: item.kind },
        { key: `${item.merchant} ${id} ${at.getTime()}`, at },
      );
  await db
    .updateTable('content_item')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', item.id)
    .execute();
  const page = await contentPage(operator, item);
  await countRevision(db, item);
  return page;
}

/** The same for a legal text, once two operators want it (office 4). */
export async function legalPublish(operator: Operator, input: InputOf<'publishLegal'>): Promise<Schema<'ContentPage'>> {
  approvedBy(operator);
  return published(operator, await publicationOf(operator, input, { ofLegal: true, toChange: true }));
}

/** What would change, and that it takes two operators. */
export async function examineLegal(operator: Operator, input: InputOf<'publishLegal'>): Promise<Examined> {
  const publication = await publicationOf(operator, input, { ofLegal: true });
  return { ...examined(publication, input), event: 'legal.published', needsTwo: true };
}

export async function examinePublication(operator: Operator, input: InputOf<'publishContent'>): Promise<Examined> {
  return examined(await publicationOf(operator, input), input);
}

function examined({ item, version, plan, title }: Publication, input: InputOf<'publishContent'>): Examined {
  const live = item.live_version;
  const change = (field: 'version' | 'from' | 'to', before: string | null, after: string | null) =>
    before === after ? [] : [{ field, before, after }];
  return {
    merchant: item.merchant,
    subject: { kind: 'content', id: item.id, name: title || item.key },
    changes: [
      ...change('version', live === null ? null : String(live), version === null ? null : String(version)),
      ...change('from', null, plan?.fromLocal ?? null),
      ...change('to', null, plan?.toLocal ?? null),
    ],
    effect: null,
    reason: tidyText(input.reason ?? '') || null,
    version: String(item.revision),
    needsTwo: false,
    event: eventOf(live, version, plan !== null),
  };
}

function eventOf(live: number | null, version: number | null, isPlanned: boolean): AuditEvent {
  if (version === null) return 'content.unpublished';
  if (isPlanned) return 'content.scheduled';
  return live !== null && version < live ? 'content.rolledBack' : 'content.published';
}

/** Throws if it cannot be published: someone else changed it first, its time has passed, or it is incomplete. */
async function publicationOf(
  operator: Operator,
  input: InputOf<'publishContent'>,
  { ofLegal = false, toChange = false } = {},
): Promise<Publication> {
  const { db, clock, proposal } = operator;
  const item = await theItem(operator, input.merchant, input.item, { toChange });
  if (item.kind === 'broadcast') throw refused('field_invalid', 'A broadcast is sent to members, not published: see `broadcasts send`.');
  if (ofLegal !== (item.kind === 'legal'))
    throw refused('field_invalid', ofLegal ? `${item.key} is not a legal text.` : 'Two operators publish a legal text, by publishLegal.');
  // A proposal's revision is compared when it is approved.
  if (input.revision !== undefined && input.revision !== item.revision && proposal === undefined) throw changedMeanwhile(item);
  if (input.version === null && item.kind === 'legal')
    throw refused('field_invalid', 'A site always shows its legal texts: publish another version instead.');
  if (input.version === null) {
    if (input.from !== undefined || input.to !== undefined)
      throw refused('field_invalid', 'To take it down at a certain time, plan a version that ends then.');
    return { item, version: null, plan: null, title: item.key };
  }
  const version = await db
    .selectFrom('content_version')
    .selectAll()
    .where('item_id', '=', item.id)
    .where('version', '=', input.version)
    .executeTakeFirst();
  if (!version) throw refused('not_found', `${item.key} has no version ${input.version}.`);
  const merchant = await merchantNow(operator, item.merchant);
  const { defaultLanguage, brand } = merchant;
  const problems = contentProblems(item.kind, version, { defaultLanguage, slots: await slotsFor(operator, merchant, item.kind) });
  if (problems.length > 0)
    throw refused('field_invalid', `It can’t be published: ${problems.map((problem) => Object.values(problem).join(' ')).join('; ')}.`);
  const title = version.texts[defaultLanguage]?.title ?? item.key;
  if (input.from === undefined && input.to === undefined) return { item, version: input.version, plan: null, title };
  const zone = brand.timeZone;
  const now = clock.now();
  const from = input.from === undefined ? now : timeIn(input.from, zone);
  const to = input.to === undefined ? null : timeIn(input.to, zone);
  // A plan that is approved late starts at once.
  if (input.from !== undefined && from <= now && proposal === undefined)
    throw refused('field_invalid', `${input.from} is in the past: plan for the future, or publish now.`);
  if (to !== null && (to <= from || to <= now)) throw refused('field_invalid', 'It must end after it begins.');
  return {
    item,
    version: input.version,
    plan: { from, to, fromLocal: input.from ?? from.toISOString(), toLocal: input.to ?? null, zone },
    title,
  };
}

function timeIn(local: string, zone: string): Date {
  const at = publicationTime(local, zone);
  if (!at) throw refused('field_invalid', `${local} is not a time: write it like 2030-01-01T00:00.`);
  return at;
}

async function newItem(operator: Operator, { merchant, kind, key = '', place = '', audience = 'B' }: InputOf<'writeContent'>) {
  const [{ code }] = merchantsNamed(operator, merchant) as [Merchant];
  if (kind === undefined) throw refused('field_invalid', 'Choose the kind.');
  if (kind === 'legal') throw refused('field_invalid', 'The site already has all its legal texts. Write a new version of one of them.');
  if (!contentKeyPattern.test(key)) throw refused('field_invalid', 'A key is small letters, digits and hyphens, such as new-year.');
  if (!isContentPlace(kind, place)) throw refused('field_invalid', `${place} is no place for ${kind}.`);
  if (kind === 'helpArticle') {
    const section = operator.db
      .selectFrom('content_item')
      .select('id')
      .where('merchant', '=', code)
      .where('kind', '=', 'helpSection')
      .where('key', '=', place);
    if (!(await section.executeTakeFirst())) throw refused('not_found', `There is no section ${place}.`);
  }
  const last = await operator.db
    .selectFrom('content_item')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('merchant', '=', code)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const id = uuid({ msecs: operator.clock.now().getTime(), random: operator.random.bytes(16) });
  const item = await addItem(operator.db, { id, merchant: code, kind, key, place, audience, position: (last?.position ?? -1) + 1 });
  if (!item) throw refused('field_invalid', `A ${kind} called ${key} already exists.`);
  return item;
}

/** The item, locked. Throws `version_conflict` if it has changed since the operator looked at it. */
export async function changeable(
  operator: Operator,
  { merchant, item: id, revision }: { merchant: string; item: string; revision?: number | undefined },
) {
  const item = await theItem(operator, merchant, id, { toChange: true });
  if (revision !== undefined && revision !== item.revision) throw changedMeanwhile(item);
  return item;
}

/** The texts in languages that the platform knows, without empty ones. */
function textsOf(given: Schema<'ContentTexts'>): ContentTexts {
  const written = Object.entries(given).filter(([, fields]) => Object.values(fields).some((text) => text?.trim() !== ''));
  const [unknown] = written.find(([language]) => !isLanguageCode(language)) ?? [];
  if (unknown !== undefined) throw refused('field_invalid', `There is no language ${unknown}.`);
  return Object.fromEntries(written);
}

const changedMeanwhile = ({ key }: ContentItem) =>
  refused('version_conflict', `Someone else has just changed ${key}. Look at the current version and change that.`);
