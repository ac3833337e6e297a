import { readNotifications } from '../db/notifier.ts';
import type { PublicState } from './handler.ts';

/** An answer of a public operation, with the key of its state. */
export interface KeptAnswer {
  state: string;
  /** The time of its next planned change, in ms; null if none is planned. */
  until: number | null;
  /** Absent as long as every client already had it. */
  body?: string;
}

/**
 * Answers of public operations that this gateway has just given, cached until an event for everybody at the merchant is announced, so that
 * a thousand visitors of one page cost one query.
 */
export interface KeptAnswers {
  find(merchant: string, url: string, now: Date): KeptAnswer | undefined;
  /** Starts an answer; the returned function caches it, unless something was announced meanwhile. Uncacheable answers are skipped. */
  begin(merchant: string, url: string): (state: PublicState, now: Date, body?: string) => void;
  /** Drops the answers that a notification concerns. */
  hear(payload: string): void;
  missed(): void;
}

/** Milliseconds after which an answer is read again, in case a notification was lost. */
const longest = 1000;
/** How many answers of one merchant are cached; its pages request fewer. */
const mostKept = 500;

export function createKeptAnswers(elapsed: () => number = () => performance.now()): KeptAnswers {
  let kept = new Map<string, Map<string, KeptAnswer & { since: number }>>();
  const of = (merchant: string) => {
    const known = kept.get(merchant) ?? new Map<string, KeptAnswer & { since: number }>();
    kept.set(merchant, known);
    return known;
  };
  return {
    find(merchant, url, now) {
      const found = kept.get(merchant)?.get(url);
      if (!found || elapsed() - found.since > longest) return undefined;
      return found.until !== null && found.until <= now.getTime() ? undefined : found;
    },
    begin(merchant, url) {
      const answers = of(merchant);
      const since = elapsed();
      return ({ state, left }, now, body) => {
        if (state === null || kept.get(merchant) !== answers) return;
        if (answers.size >= mostKept) answers.clear();
        answers.set(url, { state, until: left === null ? null : now.getTime() + left, since, ...(body !== undefined && { body }) });
      };
    },
    hear(payload) {
      for (const { merchant, memberId } of readNotifications(payload)) if (memberId === null) kept.delete(merchant);
    },
    missed: () => void (kept = new Map()),
  };
}
