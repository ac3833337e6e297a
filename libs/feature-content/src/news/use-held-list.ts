import { useState } from 'react';

/**
 * The list that a visitor is reading: what is added to it waits until they ask for it, so that nothing moves under their finger (content N9).
 * What is taken away or changed applies at once, since it is no longer true. `nameOf` identifies an entry; the ids of a prerendered page may
 * differ from those of the gateway.
 */
export function useHeldList<T>(
  latest: readonly T[],
  nameOf: (entry: T) => string,
): { list: readonly T[]; hasNews: boolean; show: () => void } {
  const [held, setHeld] = useState(latest);
  const now = new Map(latest.map((entry) => [nameOf(entry), entry]));
  const list = held.flatMap((entry) => now.get(nameOf(entry)) ?? []);
  const isNamed = now.size === latest.length;
  const hasNews = isNamed && list.length > 0 && list.length === held.length && latest.length > list.length;
  if (!hasNews && held !== latest) setHeld(latest);
  return { list: hasNews ? list : latest, hasNews, show: () => setHeld(latest) };
}
