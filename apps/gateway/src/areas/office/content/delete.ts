import { tell } from '../audit/append.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { changeable } from './changes.ts';

/** Deletes a draft with its versions. What visitors or members have seen is kept, because people may ask about it. */
export async function contentDelete(operator: Operator, input: InputOf<'deleteContent'>): Promise<Schema<'DeletedContent'>> {
  const { db, clock } = operator;
  const reason = reasonOf(input.reason, 'The audit log keeps why it was deleted: give a reason with --reason.');
  const item = await changeable(operator, input);
  const { id, merchant, kind, key } = item;
  const sent = await db.selectFrom('broadcast').select('id').where('item_id', '=', id).limit(1).executeTakeFirst();
  const begun = await db
    .selectFrom('content_plan')
    .select('id')
    .where('item_id', '=', id)
    .where((e) => e.or([e('from_at', '<=', clock.now()), e('ended_at', 'is', null)]))
    .limit(1)
    .executeTakeFirst();
  if (kind === 'legal' || item.published_at !== null || sent || begun)
    throw refused('field_invalid', `Only a draft can be deleted, and ${key} was published, sent or planned: take it down instead.`);
  if (kind === 'helpSection') {
    const articles = db.selectFrom('content_item').select('id').where('merchant', '=', merchant).where('kind', '=', 'helpArticle');
    if (await articles.where('place', '=', key).limit(1).executeTakeFirst())
      throw refused('field_invalid', `The section ${key} has articles: move or delete them first.`);
  }
  const versions = await db.selectFrom('content_version').select('version').where('item_id', '=', id).execute();
  await db.deleteFrom('content_preview').where('item_id', '=', id).execute();
  await db.deleteFrom('content_plan').where('item_id', '=', id).execute();
  await db.deleteFrom('content_version').where('item_id', '=', id).execute();
  await db.deleteFrom('content_item').where('id', '=', id).execute();
  tell(operator, { merchant, subject: { kind: 'content', id }, before: { kind, key, versions: versions.length }, reason });
  return { item: id, merchant, kind, key };
}
