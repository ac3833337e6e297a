/** For the tab or for the browser. They are asked for late: where a frame may not look, asking throws. */
const storages = { tab: () => sessionStorage, browser: () => localStorage };
type Keeper = keyof typeof storages;

/** What is kept under a key; null where nothing is, or a frame may not look. */
export function recallText(keeper: Keeper, key: string): string | null {
  try {
    return storages[keeper]().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; where a frame may not, it lasts as long as the window. */
export function keepText(keeper: Keeper, key: string, text: string): void {
  try {
    storages[keeper]().setItem(key, text);
  } catch {
    // See above.
  }
}

/** The value that `keep` kept; null also where something else wrote there. */
export function recall(keeper: Keeper, key: string): unknown {
  try {
    return JSON.parse(recallText(keeper, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value as JSON. */
export function keep(keeper: Keeper, key: string, value: unknown): void {
  keepText(keeper, key, JSON.stringify(value));
}
