// @flag liteApp
/** What the build writes into the worker about the site of a brand (tools/build/worker.ts), in the place of `self.__WB_MANIFEST`. */
export interface WorkerSite {
  /** Every page of the site, as a pattern for paths. Other addresses are none of the worker's business. */
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
  /** HTML above a page that is remembered; `{time}` stands for when it was seen. */
  note: string;
  /** What only this language needs at the start. */
  files: readonly PrecachedFile[];
}

export interface PrecachedFile {
  url: string;
  /** Null for a file whose name holds the hash of its content. */
  revision: string | null;
}

/** Where the worker is; the query is the code of its language. */
export const workerPath = '/sw.js';
/** The page that stands in for one that can be neither fetched nor remembered. */
export const offlinePath = '/offline';
/** What the installed app starts with: the query tells it from a link. */
export const startUrl = '/?source=app';

const MB = 1024 * 1024;
/** The most that the worker keeps in a browser, in bytes (content N83). */
export const mostKept = 30 * MB;
/** Shares of it: a cache holds so many answers of so many bytes each; the oldest go first. */
export const keptShares = {
  files: { entries: 100, bytes: 0.22 * MB },
  pages: { entries: 12, bytes: 0.4 * MB },
} as const;
