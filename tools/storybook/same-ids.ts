import { createHash } from 'node:crypto';

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * What was answered, with other ids: the gateway draws new ones each time, and these are the same each time. An id is called
 * by the place where it stands first (`seed` and the keys that lead there), so that what is answered besides changes none.
 */
export function withSameIds<T>(seed: string, answered: T): T {
  const names = new Map<string, string>();
  const renamed = (value: unknown, place: string): unknown => {
    if (typeof value === 'string') return value.replaceAll(ids, (id) => nameOf(id, place));
    if (Array.isArray(value)) return value.map((part, index) => renamed(part, `${place} ${index}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamed(part, `${place} ${key}`)]));
  };
  const nameOf = (id: string, place: string): string => {
    const name = names.get(id) ?? idOf(place);
    names.set(id, name);
    return name;
  };
  // It has the shape that it had.
  return renamed(answered, seed) as T;
}

function idOf(place: string): string {
  const hash = createHash('sha256').update(place).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-7${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
