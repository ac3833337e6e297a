/** The storages for a tab and for the browser. Functions, because where a frame is denied storage even reading the property throws. */
const storages = { tab: () => sessionStorage, browser: () => localStorage };
type Keeper = keyof typeof storages;

/** What is kept under a key; null where there is nothing, or a frame is denied storage. */
export function recallText(keeper: Keeper, key: string): string | null {
  try {
    return storages[keeper]().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; where a frame is denied storage, it lasts only as long as the window. */
export function keepText(keeper: Keeper, key: string, text: string): void {
  try {
    storages[keeper]().setItem(key, text);
  } catch {
    // Storage is denied, see above.
  }
}

/** The value that `keep` kept; also null if something else wrote there. */
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
