import { store, storedJson } from '@parlour/ui/browser-storage';
import { useCallback, useState } from 'react';

/** How an operator likes a list's columns. */
export interface Arrangement {
  order: string[];
  visible: Record<string, boolean>;
  /** In px. */
  sizes: Record<string, number>;
}

const empty: Arrangement = { order: [], visible: {}, sizes: {} };
const keyOf = (id: string) => `parlour.office.columns.${id}`;

/** The arrangement of one list, kept by the browser, and what changes it. */
export function useArrangement(id: string) {
  const [arrangement, setArrangement] = useState(() => read(id));
  const arrange = useCallback(
    (change: (old: Arrangement) => Partial<Arrangement>) =>
      setArrangement((old) => {
        const next = { ...old, ...change(old) };
        store('browser', keyOf(id), JSON.stringify(next));
        return next;
      }),
    [id],
  );
  return [arrangement, arrange] as const;
}

/** What the table says of a change: the new value, or how it comes from the old one. */
export function changed<T>(change: T | ((old: T) => T), old: T): T {
  return typeof change === 'function' ? (change as (old: T) => T)(old) : change;
}

function read(id: string): Arrangement {
  return { ...empty, ...(storedJson('browser', keyOf(id)) as Partial<Arrangement> | undefined) };
}
