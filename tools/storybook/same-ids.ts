import { createHash } from 'node:crypto';

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Replaces the ids in an answer by stable ones, since the gateway generates new ids each time. An id is derived from where it
 * first occurs (`seed` and the path of keys), so that other parts of the answer do not affect it.
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
  /** A key, such as an address, may name an id too; the answer that brought the id may come after it. */
  const keysRenamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(keysRenamed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key.replaceAll(ids, (id) => names.get(id) ?? id), keysRenamed(part)]),
    );
  };
  // Replacing ids keeps the shape.
  return keysRenamed(renamed(answered, seed)) as T;
}

function idOf(place: string): string {
  const hash = createHash('sha256').update(place).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-7${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
