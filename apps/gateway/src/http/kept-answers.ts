import { readNotifications } from '../db/notifier.ts';
import type { PublicState } from './handler.ts';

/** An answer of a public operation, and what tells it from the next. */
export interface KeptAnswer {
  state: string;
  /** When it is planned to change, in ms; null where nothing is planned. */
  until: number | null;
  /** Absent while everybody who asked had it already. */
  body?: string;
}

/**
 * The answers of public operations that this gateway has just given, until something is announced for everybody of the merchant: a thousand
 * visitors of one page cost one question to the database.
 */
export interface KeptAnswers {
  find(merchant: string, url: string, now: Date): KeptAnswer | undefined;
  /** Begins an answer; what gives it keeps it, unless something was announced meanwhile. What may not be kept is not. */
  begin(merchant: string, url: string): (state: PublicState, now: Date, body?: string) => void;
  /** Forgets what a payload of the notifier is about. */
  hear(payload: string): void;
  missed(): void;
}

/** Milliseconds after which an answer is looked up again, should a notification have been lost. */
const longest = 1000;
/** Of one merchant; more than its pages ask. */
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
