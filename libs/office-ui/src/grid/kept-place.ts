/** A list's position: how far it was scrolled, and the row that had the focus. */
export interface Place {
  top: number;
  active: string | undefined;
}

const places = new Map<string, Place>();
const mostKept = 50;

/** A key for the list and the history entry, which is the same after Back, and different after a click on the menu. */
function keyOf(list: string): string {
  const state = history.state as { key?: string; __TSR_key?: string } | null;
  return `${list} ${state?.__TSR_key ?? state?.key ?? ''}`;
}

/** The list's position at this history entry; undefined if it was not shown there (office O32). */
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
