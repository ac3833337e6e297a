import type { MallItem } from './words.ts';

/** An item of the mall, for stories and tests. */
export function mallItem(change: Partial<MallItem> = {}): MallItem {
  return {
    id: 'atrium01/mug',
    merchant: 'atrium01',
    code: 'mug',
    version: 1,
    kind: 'goods',
    title: { EN: 'Mug' },
    description: { EN: 'A mug.' },
    points: 500,
    amount: null,
    currency: 'BDT',
    stock: 20,
    minLevel: 0,
    perMonth: null,
    byOperator: true,
    on: true,
    position: 4,
    ...change,
  };
}
