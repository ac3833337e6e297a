import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import { PictureProblem } from '../../../kernel/pictures.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { mediaHash, mediaPath } from '../../content/media-route.ts';
import { encodePicture } from '../../content/pictures.ts';
import { tell } from '../audit/append.ts';
import { merchantsNamed, reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** How many pictures of a merchant are listed at most, newest first. */
const mostListed = 100;

/** The pictures that a merchant's operators have uploaded. */
export async function pictureList(operator: Operator, { merchant }: InputOf<'listPictures'>): Promise<Schema<'ContentPicture'>[]> {
  const [{ code }] = merchantsNamed(operator, merchant) as [Merchant];
  const rows = await operator.db
    .selectFrom('content_picture')
    .selectAll()
    .where('merchant', '=', code)
    .orderBy('made_at', 'desc')
    .limit(mostListed)
    .execute();
  const used = await usedPictures(operator.db, code);
  return rows.map(({ hash, name, width, height, thumbnail, made_at }) => ({
    address: mediaPath(hash),
    name,
    width,
    height,
    thumbnail: `data:image/webp;base64,${Buffer.from(thumbnail).toString('base64')}`,
    at: made_at.toISOString(),
    used: used.has(hash),
  }));
}

/** Stores a picture for a merchant's contents, re-encoded; an existing one keeps its name. */
export async function pictureUpload(operator: Operator, input: InputOf<'uploadPicture'>): Promise<{ address: string }> {
  const { db, clock, by } = operator;
  const [{ code }] = merchantsNamed(operator, input.merchant) as [Merchant];
  const { hash, width, height, files, thumbnail } = await encodePicture(Buffer.from(input.content, 'base64')).catch((error: unknown) => {
    throw error instanceof PictureProblem ? refused('field_invalid', error.message) : error;
  });
  await inTransaction(db, async (trx) => {
    for (const file of files)
      await trx
        .insertInto('content_picture_file')
        .values({ hash, ...file })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await trx
      .insertInto('content_picture')
      .values({ merchant: code, hash, name: input.name, width, height, thumbnail, made_by: by.name, made_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  tell(operator, { merchant: code, subject: { kind: 'picture', id: hash }, after: { name: input.name, width, height } });
  return { address: mediaPath(hash) };
}

/** Removes a picture of a merchant that no version of a content shows; the files go with the last merchant that has it. */
export async function pictureRemove(operator: Operator, input: InputOf<'removePicture'>): Promise<{ address: string; name: string }> {
  const { db } = operator;
  const [{ code }] = merchantsNamed(operator, input.merchant) as [Merchant];
  const reason = reasonOf(input.reason, 'The audit log keeps why it was removed: give a reason with --reason.');
  const hash = mediaHash(input.address) ?? '';
  const picture = await db
    .selectFrom('content_picture')
    .select('name')
    .where('merchant', '=', code)
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  if (!picture) throw refused('not_found', `${code} has no picture ${input.address}.`);
  if ((await usedPictures(db, code)).has(hash))
    throw refused('field_invalid', `${picture.name} is shown by a version of a content or of a promotion.`);
  await db.deleteFrom('content_picture').where('merchant', '=', code).where('hash', '=', hash).execute();
  const left = await db.selectFrom('content_picture').select('merchant').where('hash', '=', hash).limit(1).executeTakeFirst();
  if (!left) await db.deleteFrom('content_picture_file').where('hash', '=', hash).execute();
  tell(operator, { merchant: code, subject: { kind: 'picture', id: hash }, before: { name: picture.name }, reason });
  return { address: input.address, name: picture.name };
}

/** The hashes of all pictures that a merchant's contents and promotions show, in any version or draft. */
async function usedPictures(db: Db, merchant: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hash: string }>`select distinct found[1] as hash
    from (
      select texts::text || facts::text as written from content_version where merchant = ${merchant}
      union all select terms ->> 'picture' from promotion_version where merchant = ${merchant}
      union all select draft -> 'terms' ->> 'picture' from promotion where merchant = ${merchant}
    ) shown, regexp_matches(shown.written, ${`${mediaPath('')}([0-9a-f]{64})`}, 'g') as found`.execute(db);
  return new Set(rows.map(({ hash }) => hash));
}
