/** What the function makes of each key, made once; a promise is made once too. */
export function onceEach<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    // Was put there now or before.
    return made.get(key) as T;
  };
}
