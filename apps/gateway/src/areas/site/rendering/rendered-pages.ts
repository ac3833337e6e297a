import { operationTable } from '@parlour/api/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/open.ts';
import { notify, readNotifications } from '../../../db/notifier.ts';
import { forEverybody } from '../../../db/work.ts';
import type { Clock, Random } from '../../../kernel/clock.ts';
import type { PromotionFigures } from '../../../kernel/context.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { pagesRendered } from '../../../observe/meters.ts';
import { openPreview } from '../../content/previews.ts';
import type { Build, SiteFile } from '../pages/build.ts';
import {
  claimGeneration,
  failGeneration,
  findGeneration,
  finishGeneration,
  readGeneration,
  stateOfPages,
  type Wanted,
} from './generations.ts';
import type { Elsewhere } from './elsewhere.ts';
import { kitOf, type KitPlace } from './kit.ts';
import { createRenderer, type Ask, type Renderer } from './renderer.ts';

/** A merchant's current pages, which take precedence over those of its build. */
export interface ShownPages {
  /** By name, such as `pages/BN/index.html`; a page that is missing here comes from the build. */
  files: ReadonlyMap<string, SiteFile>;
  /** Milliseconds until the next planned change; null if none is planned. */
  left: number | null;
}

/** Renders the pages of sites again when what they show changes (content N7). */
export interface RenderedPages {
  /** The current pages; undefined if those of the build are the latest. */
  of(merchant: Merchant, build: Build): Promise<ShownPages | undefined>;
  /** One page as a preview would show it; undefined if the build has no kit to render it with. */
  preview(merchant: Merchant, build: Build, page: { path: string; language: string; key: string }): Promise<string | undefined>;
  hear(payload: string): void;
  missed(): void;
  /** Checks for changes, and waits until they are rendered. */
  settle(merchant: Merchant): Promise<void>;
  close(): Promise<void>;
}

export interface RenderedPagesDeps {
  database: Database;
  clock: Clock;
  random: Random;
  /** Folder of the sites. */
  sites: string;
  log: FastifyBaseLogger;
  /** The merchant with operators' settings applied. */
  inForce(merchant: Merchant): Promise<Merchant>;
  /** The figures of a merchant's open promotions at a time, which pages may show. */
  promotionFigures(db: Db, merchant: Merchant, at: Date): Promise<PromotionFigures>;
  /** Calls this gateway as a guest of the merchant's site. */
  ask(merchant: Merchant, url: string, headers: Record<string, string>): ReturnType<Ask>;
  /** Milliseconds between checks for changes whose notification got lost. */
  lookEvery: number;
  renderer?: Renderer;
  /** Sites that other servers serve. */
  elsewhere?: Elsewhere;
}

interface Generation {
  state: string;
  from: Date;
  files: ReadonlyMap<string, SiteFile>;
}

interface Known {
  merchant: Merchant;
  stamp: string;
  kit: KitPlace | null;
  current: Generation | undefined;
  /** The pages to show from the next planned change on. */
  ahead: Generation | undefined;
  next: Date | null;
  /** What other servers were told of. */
  told: Generation | undefined;
  timer: NodeJS.Timeout | undefined;
  looking: Promise<void> | undefined;
  again: boolean;
  /** Resolves once pages rendered by other gateways are in place. */
  placed: PromiseWithResolvers<void>;
}

/** How many milliseconds before a planned change its pages are rendered. */
const aheadBy = 60_000;
/** Publications within this many milliseconds are rendered together. */
const gather = 150;
/** How long the first visitor after a start waits for pages that were rendered earlier, in ms. */
const firstPatience = 1500;

export function createRenderedPages(deps: RenderedPagesDeps): RenderedPages {
  const { database, clock, random, log, lookEvery } = deps;
  const { db } = database;
  const renderer = deps.renderer ?? createRenderer();
  const known = new Map<string, Known>();
  let closed = false;

  const render = async (of: Known, kit: KitPlace, want: Wanted): Promise<void> => {
    const id = await claimGeneration(db, want, clock.now());
    if (id === undefined) return;
    const begun = performance.now();
    try {
      // As of the time from which they are shown, which may be in the future.
      const key = await openPreview({ db, random }, { merchant: want.merchant, at: want.from, until: soon(clock.now()) });
      const pages = await renderer.render({ kit: kit.folder }, ({ url, headers }) => deps.ask(of.merchant, previewed(url, key), headers));
      await finishGeneration(db, id, want, pages, clock.now());
      pagesRendered.inc({ outcome: 'done' });
      log.info({ merchant: want.merchant, pages: pages.length, ms: Math.round(performance.now() - begun) }, 'pages were rendered');
      notify(db, [{ merchant: want.merchant, memberId: null }]);
    } catch (error) {
      if (closed) return;
      pagesRendered.inc({ outcome: 'failed' });
      log.error({ err: error, merchant: want.merchant }, 'pages could not be rendered; the last ones stay');
      await failGeneration(db, id, error instanceof Error ? error.message : String(error), clock.now());
    }
  };

  /** The pages of a state, from memory or the database. */
  const fetched = async (of: Known, want: Wanted): Promise<Generation | undefined> => {
    const have = [of.current, of.ahead].find((each) => each?.state === want.state);
    if (have) return have;
    const id = await findGeneration(db, want);
    return id === undefined ? undefined : { state: want.state, from: want.from, files: await readGeneration(db, id) };
  };

  const lookOnce = async (of: Known): Promise<void> => {
    const { kit } = of;
    if (!kit) return;
    const now = clock.now();
    const merchant = await deps.inForce(of.merchant);
    const stateAt = (at: Date) => stateOfPages(db, merchant, at, (of, when) => deps.promotionFigures(of, merchant, when));
    const { state, next } = await stateAt(now);
    const wanted = (at: Date, name: string): Wanted => ({ merchant: merchant.code, build: kit.build, state: name, from: at });
    const nowWanted = wanted(now, state);
    const current = await fetched(of, nowWanted);
    const isNear = next !== null && next.getTime() - now.getTime() <= aheadBy;
    const aheadWanted = isNear ? wanted(next, (await stateAt(next)).state) : undefined;
    const ahead = aheadWanted && (await fetched(of, aheadWanted));
    // Until the new pages are ready, the last good ones are shown.
    Object.assign(of, { current: current ?? (of.ahead && of.ahead.from <= now ? of.ahead : of.current), ahead, next });
    of.placed.resolve();
    if (!current) await render(of, kit, nowWanted);
    if (aheadWanted && !ahead) await render(of, kit, aheadWanted);
    if (current && (!aheadWanted || ahead)) return;
    of.current = (await fetched(of, nowWanted)) ?? of.current;
    of.ahead = aheadWanted && (await fetched(of, aheadWanted));
  };

  /** Brings what is shown from now on to the servers that serve the site in this gateway's place. */
  const tellOthers = async (of: Known): Promise<void> => {
    const { current, kit } = of;
    if (!deps.elsewhere || !kit || !current || current === of.told) return;
    await deps.elsewhere.shown(of.merchant, { build: kit.build, ...current });
    of.told = current;
  };

  const look = (of: Known): Promise<void> => {
    of.again = true;
    return (of.looking ??= forEverybody(() => lookWhileAsked(of)));
  };
  const lookWhileAsked = async (of: Known): Promise<void> => {
    try {
      while (of.again && !closed) {
        of.again = false;
        await lookOnce(of);
        await tellOthers(of);
      }
    } catch (error) {
      if (!closed) log.error({ err: error, merchant: of.merchant.code }, 'it could not be seen whether pages must be rendered');
    } finally {
      of.looking = undefined;
      of.placed.resolve();
      plan(of, lookEvery);
    }
  };
  /** Checks again within this many milliseconds, or earlier if a planned change requires it. */
  const plan = (of: Known, within: number): void => {
    clearTimeout(of.timer);
    if (closed) return;
    const toNext = of.next === null ? Infinity : of.next.getTime() - clock.now().getTime();
    const wait = Math.max(50, Math.min(within, toNext > aheadBy ? toNext - aheadBy : toNext));
    of.timer = setTimeout(() => void look(of), wait).unref();
  };

  const knownOf = async (merchant: Merchant, { stamp, kit: build }: Build): Promise<Known> => {
    const before = known.get(merchant.code);
    if (before?.stamp === stamp) return before;
    clearTimeout(before?.timer);
    const of: Known = {
      merchant,
      stamp,
      kit: null,
      current: undefined,
      ahead: undefined,
      next: null,
      told: undefined,
      timer: undefined,
      looking: undefined,
      again: false,
      placed: Promise.withResolvers<void>(),
    };
    known.set(merchant.code, of);
    of.kit = await kitOf(deps.sites, merchant.brandId, build);
    void look(of);
    return of;
  };

  return {
    async of(merchant, build) {
      const of = await forEverybody(() => knownOf(merchant, build));
      await Promise.race([of.placed.promise, after(firstPatience)]);
      const now = clock.now();
      const isPast = of.next !== null && of.next <= now;
      const shown = isPast && of.ahead && of.ahead.from <= now ? of.ahead : of.current;
      // What follows a change that has just taken effect is unknown until the next check.
      return shown && { files: shown.files, left: of.next === null ? null : Math.max(0, of.next.getTime() - now.getTime()) };
    },
    async preview(merchant, build, { path, language, key }) {
      const kit = await kitOf(deps.sites, merchant.brandId, build.kit);
      if (!kit?.languages.includes(language)) return undefined;
      const ask: Ask = ({ url, headers }) => deps.ask(merchant, previewed(url, key), headers);
      const [page] = await renderer.render({ kit: kit.folder, only: { path, language } }, ask);
      return page?.html;
    },
    hear(payload) {
      const named = new Set(
        readNotifications(payload)
          .filter(({ memberId }) => memberId === null)
          .map(({ merchant }) => merchant),
      );
      for (const code of named) {
        const of = known.get(code);
        if (of?.looking) of.again = true;
        else if (of) plan(of, gather);
      }
    },
    missed: () => known.forEach((of) => plan(of, gather)),
    async settle(merchant) {
      const of = known.get(merchant.code);
      if (of) await look(of);
    },
    async close() {
      closed = true;
      for (const { timer } of known.values()) clearTimeout(timer);
      await renderer.close();
      await Promise.all([...known.values()].map(({ looking }) => looking));
    },
  };
}

const contentPaths: ReadonlySet<string> = new Set(
  (['listAnnouncements', 'listBanners', 'getHelpCenter', 'listLegalTexts'] as const).map((id) => operationTable[id].path),
);

/** Answers a page's requests for contents as a preview shows them. */
function previewed(url: string, key: string): string {
  const isContent = contentPaths.has(url.split('?', 1)[0]!);
  return isContent ? `${url}${url.includes('?') ? '&' : '?'}preview=${key}` : url;
}

const soon = (now: Date): Date => new Date(now.getTime() + 2 * 60_000);
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
