import { createHash } from 'node:crypto';
import type { PeriodicJob } from '../../../jobs/job.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { outboundFetch, type OutboundFetch } from '../../../outbound/outbound-fetch.ts';
import { picturePath } from './picture-route.ts';
import type { PictureProblem } from './tables.ts';

/** Tiles are 3:4 and at most 300 px wide; this is twice that, for dense screens. */
const size = { width: 600, height: 800 };
const largest = 5 * 1024 * 1024;
const mostPixels = 40_000_000;
/** How many pictures one run fetches; it runs every minute. */
const atOnce = 100;
const patience = 45_000;

/**
 * Fetches pictures that imports refer to, re-encodes and shows them; returns how many. A picture that cannot be shown is recorded, and the
 * tile stays as it was.
 */
export const pictureFetch: PeriodicJob = {
  name: 'fetch-game-pictures',
  when: '* * * * *',
  run: async ({ db, now, config }) => {
    const waiting = await db
      .selectFrom('game_picture')
      .selectAll()
      .where('status', '=', 'waiting')
      .orderBy('asked_at')
      .limit(atOnce)
      .execute();
    const ask = outboundFetch('game pictures', config.pictureOrigins, { longest: largest });
    const begun = performance.now();
    let done = 0;
    for (const { vendor, code, source } of waiting) {
      if (performance.now() - begun > patience) break;
      const of = { vendor, code, source };
      try {
        await show(db, of, await tilePicture(await bytesOf(ask, source, config.pictureOrigins)), now);
      } catch (error) {
        await put(db, of, { status: 'broken', problem: error instanceof NotShown ? error.problem : 'notReached' });
      }
      done++;
    }
    return done;
  },
};

/** Thrown to leave the tile's picture unchanged. */
class NotShown extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

interface Asked {
  vendor: string;
  code: string;
  source: string;
}

async function bytesOf(ask: OutboundFetch, source: string, allowed: readonly string[]): Promise<Buffer> {
  if (!allowed.includes(new URL(source).origin)) throw new NotShown('notAllowed');
  const answer = await ask(source);
  if (!answer.ok) throw new NotShown('notFound');
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Re-encodes a picture for tiles: PNG, JPEG and WebP are read, but no format that could contain a script or a file path; metadata is
 * dropped.
 */
async function tilePicture(bytes: Buffer): Promise<Buffer> {
  const isKnown =
    bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ||
    bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) ||
    (bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP');
  if (!isKnown) throw new NotShown('noPicture');
  // Imported late, because it is a large library that few gateways need.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .webp({ quality: 78 })
      .toBuffer();
  } catch {
    throw new NotShown('noPicture');
  }
}

async function show(db: Db, of: Asked, bytes: Buffer, now: Date): Promise<void> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('picture')
      .values({ hash, type: 'image/webp', bytes, made_at: now })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    if (!(await put(trx, of, { status: 'done', problem: null, hash }))) return;
    await trx
      .updateTable('game')
      .set((eb) => ({ icon: picturePath(hash), version: eb('version', '+', 1) }))
      .where('vendor', '=', of.vendor)
      .where('code', '=', of.code)
      .execute();
  });
}

/** False if another import has assigned a different picture meanwhile. */
async function put(
  db: Db,
  { vendor, code, source }: Asked,
  outcome: { status: 'done' | 'broken'; problem: PictureProblem | null; hash?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('game_picture')
    .set(outcome)
    .where('vendor', '=', vendor)
    .where('code', '=', code)
    .where('source', '=', source)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
