/** Where a list stood: how far it was scrolled, and the row that had the focus. */
export interface Place {
  top: number;
  active: string | undefined;
}

const places = new Map<string, Place>();
const mostKept = 50;

/** By the list and the entry of the history, which is the same again when one comes back, and another after a click on the menu. */
function keyOf(list: string): string {
  const state = history.state as { key?: string; __TSR_key?: string } | null;
  return `${list} ${state?.__TSR_key ?? state?.key ?? ''}`;
}

/** Where the list stood at this entry of the history; undefined where it was not seen there (office O32). */
export function keptPlace(list: string): Place | undefined {
  return places.get(keyOf(list));
}

export function keepPlace(list: string, place: Partial<Place>): void {
  const key = keyOf(list);
  const next = { top: 0, active: undefined, ...places.get(key), ...place };
  places.delete(key);
  places.set(key, next);
  const [oldest] = places.keys();
  if (places.size > mostKept && oldest !== undefined) places.delete(oldest);
}
