import { createHmac, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { callKind, type Outbox } from '../../../kernel/outbox.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { CallRefused, handling, type CallHandler } from '../../../outbound/handling.ts';
import { outboundFetch } from '../../../outbound/outbound-fetch.ts';
import type { SiteFile } from '../pages/build.ts';
import { deployedBuildName, hostCopies } from '../pages/host-copies.ts';
import { frameName } from '../pages/site-rules.ts';
import type { SiteElsewhere } from './elsewhere-settings.ts';

const changed = z.object({ build: z.string(), paths: z.array(z.string()), at: z.string() });

/** Tells the cache in front of a site which pages have changed; repeats do no harm. */
export const pagesChanged = callKind({ name: 'pages-changed', payload: changed, sealed: false, attempts: 12, within: 6 * 3600 });

/** Calls the purge hooks of sites. The body is signed: `x-signature` is the HMAC-SHA-256 of it, hexadecimal. */
export function elsewhereCalls(sites: readonly SiteElsewhere[]): CallHandler[] {
  return [
    handling(pagesChanged, {
      async call({ build, paths, at }, { merchant, id }) {
        const purge = sites.find((site) => site.merchant === merchant)?.purge;
        if (!purge) throw new CallRefused('SITES_ELSEWHERE has no purge hook for it any more');
        const body = JSON.stringify({ id, merchant, build, at, paths });
        const { status } = await outboundFetch('purge hook', [new URL(purge.url).origin])(purge.url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-signature': createHmac('sha256', purge.key).update(body).digest('hex') },
          body,
        });
        if (status >= 200 && status < 300) return;
        if (status === 429 || status >= 500) throw new Error(`the purge hook answered ${status}`);
        throw new CallRefused(`the purge hook answered ${status}`);
      },
    }),
  ];
}

/** The pages of a build in one state. */
interface Pages {
  build: string;
  state: string;
  /** By name, such as `pages/BN/index.html`. */
  files: ReadonlyMap<string, SiteFile>;
}

/** Brings changed pages to the servers that serve sites in the gateway's place (content N8). */
export interface Elsewhere {
  readonly sites: readonly SiteElsewhere[];
  /** These pages are shown from now on. */
  shown(merchant: Merchant, pages: Pages): Promise<void>;
}

export function createElsewhere(
  { db, outbox, clock, log }: { db: Db; outbox: Outbox; clock: Clock; log: FastifyBaseLogger },
  sites: readonly SiteElsewhere[],
): Elsewhere {
  return {
    sites,
    async shown(merchant, pages) {
      const site = sites.find((each) => each.merchant === merchant.code);
      if (!site) return;
      const copies = copiesOf(merchant, pages);
      const { folder } = site;
      if (folder !== null) {
        // Each gateway that has the folder writes the same into it.
        if ((await readFile(path.join(folder, deployedBuildName), 'utf8').catch(() => '')).trim() === pages.build)
          await writePages(path.join(folder, 'site'), pages, copies);
        else log.warn({ merchant: merchant.code, folder }, 'pages were not written: the folder holds another build');
      }
      if (!site.purge) return;
      const now = clock.now();
      const state = `${pages.build} ${pages.state}`;
      await inTransaction(db, async (trx) => {
        // One gateway tells of each change, and of a return to what was before as well.
        const first = await trx
          .insertInto('pages_elsewhere')
          .values({ merchant: merchant.code, state, told_at: now })
          .onConflict((conflict) =>
            conflict.column('merchant').doUpdateSet({ state, told_at: now }).where('pages_elsewhere.state', '!=', state),
          )
          .returning('merchant')
          .executeTakeFirst();
        if (!first) return;
        const paths = [...new Set(copies.flatMap(({ page, names }) => (page === frameName ? [] : names.map(([name]) => addressOf(name)))))];
        const told = { build: pages.build, paths, at: now.toISOString() };
        await outbox.put(trx, pagesChanged, told, { merchant: merchant.code, key: randomUUID() });
      });
    },
  };
}

interface Copies {
  page: string;
  names: [name: string, html: string][];
}

/** The copies of pages for hosts that cannot choose by a cookie; nginx and Caddy serve the pages themselves, at the same addresses. */
function copiesOf({ brand }: Merchant, { files }: Pages): Copies[] {
  const site = { languages: brand.languages, defaultLanguage: brand.defaultLanguage };
  return [...files].flatMap(([name, { plain }]) => {
    const [, language, page] = /^pages\/([A-Z]{2})\/(.+)\.html$/.exec(name) ?? [];
    if (language === undefined || page === undefined) return [];
    return [{ page, names: hostCopies(site, { page, language }, plain.toString()) }];
  });
}

function addressOf(name: string): string {
  const address = `/${name.slice(0, -'.html'.length)}`;
  return address === '/index' ? '/' : address;
}

async function writePages(site: string, { files }: Pages, copies: readonly Copies[]): Promise<void> {
  for (const [name, file] of files) {
    const packed = { '.br': file.brotli, '.gz': await file.gzip() };
    for (const [ending, bytes] of Object.entries(packed))
      await (bytes ? replace(path.join(site, name + ending), bytes) : rm(path.join(site, name + ending), { force: true }));
    await replace(path.join(site, name), file.plain);
  }
  for (const { names } of copies) for (const [name, html] of names) await replace(path.join(site, name), html);
}

/** Whoever reads the file meanwhile gets the one before, whole. */
async function replace(file: string, content: string | Buffer): Promise<void> {
  const beside = `${file}.${randomUUID()}.new`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(beside, content);
  await rename(beside, file);
}
