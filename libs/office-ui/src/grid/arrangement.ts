import { store, storedJson } from '@parlour/ui/browser-storage';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useListPart } from './list-address.ts';

/** How an operator has arranged a list's columns. */
export interface Arrangement {
  order: string[];
  visible: Record<string, boolean>;
  /** In px. */
  sizes: Record<string, number>;
}

interface Kept {
  /** As the address has them. */
  columns?: string | undefined;
  sizes: Record<string, number>;
}

const keyOf = (id: string) => `parlour.office.columns.${id}`;

/**
 * The arrangement of one list, and functions to change it. Order and visibility are part of the address, and the browser remembers the last
 * ones for addresses without; widths depend on the screen, so only the browser stores them.
 */
export function useArrangement(id: string) {
  const [columns, setColumns] = useListPart('columns', id);
  const [kept, setKept] = useState(() => read(id));
  const keep = (change: Partial<Kept>) => {
    const next = { ...kept, ...change };
    setKept(next);
    store('browser', keyOf(id), JSON.stringify(next));
  };
  const remember = useEffectEvent(() => {
    if (columns === undefined && kept.columns !== undefined) setColumns(kept.columns);
  });
  useEffect(() => remember(), [columns, kept.columns]);
  const text = columns ?? kept.columns;
  // Stable as long as nothing changes: a list rerenders every row when its columns change.
  const arrangement = useMemo((): Arrangement => ({ ...arranged(text), sizes: kept.sizes }), [text, kept.sizes]);
  return {
    arrangement,
    resize: (sizes: Record<string, number>) => keep({ sizes }),
    arrange: (order: readonly string[], visible: Readonly<Record<string, boolean>>) => {
      const next = order.map((column) => (visible[column] === false ? `-${column}` : column)).join('.');
      keep({ columns: next });
      setColumns(next);
    },
    reset: () => {
      keep({ columns: undefined, sizes: {} });
      setColumns(undefined);
    },
  };
}

/** `username.-name.status`: columns in their order, hidden ones with a minus. */
function arranged(text: string | undefined): Pick<Arrangement, 'order' | 'visible'> {
  const columns = text === undefined || text === '' ? [] : text.split('.');
  const isHidden = (column: string) => column.startsWith('-');
  return {
    order: columns.map((column) => (isHidden(column) ? column.slice(1) : column)),
    visible: Object.fromEntries(columns.filter(isHidden).map((column) => [column.slice(1), false])),
  };
}

function read(id: string): Kept {
  const { columns, sizes = {} } = (storedJson('browser', keyOf(id)) ?? {}) as Partial<Kept>;
  return { columns: typeof columns === 'string' ? columns : undefined, sizes };
}
