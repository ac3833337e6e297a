import { contentKinds } from '@parlour/domain/content';
import { factsHash } from '@parlour/brand/schema';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { stateWithFigures, type FiguresAt } from '../../content/live.ts';
import { siteFileOf, type SiteFile } from '../pages/build.ts';
import type { MadePage } from './protocol.ts';

const unpacked = promisify(zlib.brotliDecompress);

/** After this many milliseconds, an unfinished rendering counts as lost and a failed one is retried. */
const lostAfter = 90_000;
const againAfter = 15_000;
/** How long replaced pages are kept, of the same build and of other ones, in ms. */
const kept = { sameBuild: 10 * 60_000, others: 24 * 3600_000 };

/** The pages of a build in one state of their contents. */
export interface Wanted {
  merchant: string;
  build: string;
  state: string;
  /** The time from which it is shown. */
  from: Date;
}

/** A key for what a merchant's pages show at a time, and when that is planned to change. `merchant` has operators' settings applied. */
export async function stateOfPages(
  db: Db,
  merchant: Merchant,
  at: Date,
  promotionFigures: FiguresAt,
): Promise<{ state: string; next: Date | null }> {
  const { tag, next, promotions } = await stateWithFigures(db, { merchant: merchant.code, kinds: contentKinds, at }, promotionFigures);
  const facts = `${tag} ${factsHash(merchant.brand).slice(0, 16)}`;
  if (!promotions) return { state: facts, next };
  const figures = createHash('sha256')
    .update(JSON.stringify(promotions.values(merchant.defaultLanguage)))
    .digest('hex');
  return { state: `${facts} ${figures.slice(0, 16)}`, next };
}

/** The pages rendered for a state; undefined if there are none. */
export async function findGeneration(db: Db, { merchant, build, state }: Omit<Wanted, 'from'>): Promise<string | undefined> {
  const found = await db
    .selectFrom('page_generation')
    .select('id')
    .where('merchant', '=', merchant)
    .where('build', '=', build)
    .where('state', '=', state)
    .where('done_at', 'is not', null)
    .executeTakeFirst();
  return found?.id;
}

/** The pages of a generation by file name, such as `pages/BN/index.html`. */
export async function readGeneration(db: Db, id: string): Promise<ReadonlyMap<string, SiteFile>> {
  const rows = await db.selectFrom('rendered_page').select(['language', 'name', 'hash', 'brotli']).where('generation', '=', id).execute();
  const files = rows.map(async ({ language, name, hash, brotli }) => {
    const file = `pages/${language}/${name}.html`;
    const packed = Buffer.from(brotli);
    return [file, siteFileOf(file, hash, await unpacked(packed), packed)] as const;
  });
  return new Map(await Promise.all(files));
}

/** Claims the rendering of a state; undefined if another gateway has claimed it or it failed a moment ago. */
export async function claimGeneration(db: Db, { merchant, build, state, from }: Wanted, now: Date): Promise<string | undefined> {
  const claimed = await db
    .insertInto('page_generation')
    .values({ merchant, build, state, shows_from: from, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'build', 'state'])
        .doUpdateSet({ begun_at: now })
        .where(({ and, or, eb, ref }) =>
          and([
            eb('page_generation.done_at', 'is', null),
            or([
              and([
                eb('page_generation.failed_at', '>=', ref('page_generation.begun_at')),
                eb('page_generation.failed_at', '<', new Date(now.getTime() - againAfter)),
              ]),
              eb('page_generation.begun_at', '<', new Date(now.getTime() - lostAfter)),
            ]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed?.id;
}

/** Publishes all pages of a generation at once, and deletes pages that no gateway shows any more. */
export async function finishGeneration(
  db: Db,
  id: string,
  { merchant, build }: Wanted,
  pages: readonly MadePage[],
  now: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('rendered_page').where('generation', '=', id).execute();
    for (const { language, name, hash, brotli } of pages)
      await trx
        .insertInto('rendered_page')
        .values({ generation: id, merchant, language, name, hash, brotli: Buffer.from(brotli!) })
        .execute();
    await trx.updateTable('page_generation').set({ done_at: now, failed_at: null, problem: null }).where('id', '=', id).execute();
    const before = (ms: number) => new Date(now.getTime() - ms);
    await trx
      .deleteFrom('page_generation')
      .where('merchant', '=', merchant)
      .where('id', '<', id)
      .where(({ or, and, eb }) =>
        or([and([eb('build', '=', build), eb('begun_at', '<', before(kept.sameBuild))]), eb('begun_at', '<', before(kept.others))]),
      )
      .execute();
  });
}

/** Records that a state could not be rendered; the office's dashboard shows a warning. */
export async function failGeneration(db: Db, id: string, problem: string, now: Date): Promise<void> {
  await db
    .updateTable('page_generation')
    .set({ failed_at: now, problem: problem.slice(0, 500) })
    .where('id', '=', id)
    .execute();
}
