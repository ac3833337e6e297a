import { useState } from 'react';

interface HeldList<T> {
  list: readonly T[];
  hasNews: boolean;
  /** Shows the list as it is now. */
  show: () => void;
}

interface Listed<T> {
  latest: readonly T[];
  language: string;
  /** When the list was fetched, as its query says; 0 for the list of a prerendered page, which may be old. */
  fetchedAt: number;
  /** What a reader sees of an entry, without its id: the ids of a prerendered page may differ from those of the gateway. */
  readOf: (entry: T) => unknown;
}

/**
 * The list that a visitor is reading, as it was when they opened it: what has been added, changed or withdrawn since waits until they ask
 * for it, so that nothing moves under their finger (content N9). Shown at once are what follows the list of a prerendered page or an empty
 * one, and another language.
 */
export function useHeldList<T>({ latest, language, fetchedAt, readOf }: Listed<T>): HeldList<T> {
  const [held, setHeld] = useState({ latest, language, fetchedAt });
  const read = (list: readonly T[]) => JSON.stringify(list.map((entry) => readOf(entry)));
  const isRead = held.language === language && held.fetchedAt > 0 && held.latest.length > 0;
  const hasNews = isRead && held.latest !== latest && read(held.latest) !== read(latest);
  const show = () => setHeld({ latest, language, fetchedAt });
  const isSame = held.latest === latest && held.language === language && held.fetchedAt > 0 === fetchedAt > 0;
  if (!hasNews && !isSame) show();
  return { list: hasNews ? held.latest : latest, hasNews, show };
}
