import type { Merchant } from '../../../kernel/merchants.ts';
import { PictureProblem } from '../../../kernel/pictures.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { mediaPath } from '../../content/media-route.ts';
import { encodePicture } from '../../content/pictures.ts';
import { tell } from '../audit/append.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

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
  return rows.map(({ hash, name, width, height, thumbnail, made_at }) => ({
    address: mediaPath(hash),
    name,
    width,
    height,
    thumbnail: `data:image/webp;base64,${Buffer.from(thumbnail).toString('base64')}`,
    at: made_at.toISOString(),
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
