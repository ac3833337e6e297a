import { Tinypool } from 'tinypool';
import type { OwnHashes, SiteWanted } from './writing-thread.ts';

/** Threads that write files of sites, each of one site at a time. */
export interface WritingThreads {
  /** Takes the contents away: whoever gave them has them no more. */
  write(wanted: SiteWanted): Promise<OwnHashes>;
  close(): Promise<void>;
}

/** At most this many, started when there is work; must be closed. */
export function startWritingThreads(most: number): WritingThreads {
  const filename = new URL('./writing-thread.ts', import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: 0, maxThreads: most, idleTimeout: 10_000 });
  return {
    write: (wanted) =>
      // The type of the one function in that file.
      pool.run(wanted, { transferList: wanted.own.map(([, content]) => content.buffer) }) as Promise<OwnHashes>,
    close: () => pool.destroy(),
  };
}
