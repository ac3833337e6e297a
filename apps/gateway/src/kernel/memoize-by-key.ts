/** Memoizes a function by its argument; promises are cached too. */
export function memoizeByKey<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    // Present: set just now or earlier.
    return made.get(key) as T;
  };
}
