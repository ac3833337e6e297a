/** What the function makes of each key, made once; a promise is made once too. */
export function memoizeByKey<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    // Was put there now or before.
    return made.get(key) as T;
  };
}
