import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/open.ts';
import type { Clock, Random } from '../../../kernel/clock.ts';
import type { Config } from '../../../kernel/config.ts';
import type { Merchants } from '../../../kernel/merchants.ts';
import type { Elsewhere } from './elsewhere.ts';
import { createRenderedPages, type RenderedPages, type RenderedPagesDeps } from './rendered-pages.ts';

export interface PagesOfSitesDeps {
  database: Database;
  clock: Clock;
  random: Random;
  config: Pick<Config, 'eventsLookEverySeconds'>;
  merchants: Pick<Merchants, 'byCode'>;
  sites: string;
  elsewhere: Elsewhere;
}

/** How often, in ms, the gateway asks for a page of a site that other servers serve: nobody else does, and a new build is found by it. */
const askElsewhereEvery = 60_000;

/** How many times less often pages are checked than events: a lost notification is rare, and its only cost is a late page. */
const lookFactor = 3;

/** Renders the pages of this gateway's sites, requesting their data from the gateway as a guest would; ends together with it. */
export function pagesOfSites(
  app: FastifyInstance,
  deps: PagesOfSitesDeps,
  shown: Pick<RenderedPagesDeps, 'inForce' | 'promotionFigures'>,
): RenderedPages {
  const pages = createRenderedPages({
    ...deps,
    ...shown,
    log: app.log,
    lookEvery: deps.config.eventsLookEverySeconds * 1000 * lookFactor,
    async ask(merchant, url, headers) {
      const host = merchant.domains[0]!;
      // A separate address, so that rendering never uses up the per-minute allowance of visitors behind one proxy.
      const remoteAddress = `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
      const answer = await app.inject({ method: 'GET', url, headers: { ...headers, host }, remoteAddress });
      return { status: answer.statusCode, type: String(answer.headers['content-type']), body: answer.payload };
    },
  });
  app.decorate('pages', pages);
  let asking: NodeJS.Timeout | undefined;
  const askElsewhere = () => {
    for (const { merchant } of deps.elsewhere.sites) {
      const host = deps.merchants.byCode(merchant).domains[0]!;
      app
        .inject({ method: 'GET', url: '/', headers: { host } })
        .catch((error: unknown) => app.log.error({ err: error, merchant }, 'pages'));
    }
  };
  app.addHook('onListen', async () => {
    askElsewhere();
    asking = setInterval(askElsewhere, askElsewhereEvery).unref();
  });
  app.addHook('preClose', () => {
    clearInterval(asking);
    return pages.close();
  });
  return pages;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Present if the gateway renders pages. */
    pages?: RenderedPages;
  }
}
