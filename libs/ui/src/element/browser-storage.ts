/** Storage of the tab or of the browser. Functions, because where storage is forbidden, even accessing it throws. */
const storages = { tab: () => sessionStorage, browser: () => localStorage };
export type StorageName = keyof typeof storages;

/** What is stored under a key; null if nothing is, or storage is forbidden. */
export function stored(storage: StorageName, key: string): string | null {
  try {
    return storages[storage]().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for null. Where storage is forbidden or full, nothing is stored. */
export function store(storage: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) storages[storage]().removeItem(key);
    else storages[storage]().setItem(key, text);
  } catch {
    // Nothing is stored, as documented.
  }
}

/** The JSON that is stored under a key; undefined if there is none. */
export function storedJson(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(stored(storage, key) ?? '');
  } catch {
    return undefined;
  }
}
