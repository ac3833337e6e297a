// @flag liteApp
/** What the build writes into the worker about a brand's site (tools/build/worker.ts), in place of `self.__WB_MANIFEST`. */
export interface WorkerSite {
  /** Every page of the site, as a pattern for paths. The worker ignores other addresses. */
  pages: string;
  /** Paths of the pages that the build rendered; they hold no personal data. */
  rendered: readonly string[];
  /** Files that every language needs at the start. */
  common: readonly PrecachedFile[];
  /** By the code of the language. */
  languages: Readonly<Record<string, WorkerLanguage>>;
}

interface WorkerLanguage {
  tag: string;
  /** HTML above a page from the cache; `{time}` stands for when it was seen. */
  note: string;
  /** What only this language needs at the start. */
  files: readonly PrecachedFile[];
}

export interface PrecachedFile {
  url: string;
  /** Null for a file whose name contains the hash of its content. */
  revision: string | null;
}

/** The worker's address; the query is the code of its language. */
export const workerPath = '/sw.js';
/** The page shown instead of one that can be neither fetched nor found in the cache. */
export const offlinePath = '/offline';
/** The start address of the installed app: the query distinguishes it from a link. */
export const startUrl = '/?source=app';

const MB = 1024 * 1024;
/** The most that the worker stores in a browser, in bytes (content N83). */
export const mostKept = 30 * MB;
/** Its parts: a cache holds this many answers of at most this many bytes each; the oldest are deleted first. */
export const keptShares = {
  files: { entries: 100, bytes: 0.22 * MB },
  pages: { entries: 12, bytes: 0.4 * MB },
} as const;
