import { elementsOf, packs } from '@parlour/domain/lottery';
import { expect, test } from 'vitest';
import { oddsByElement } from './odds-by-element.ts';

test('an element has a price of its own where the table of odds is about the selection, and only there', () => {
  const priced = Object.values(packs).flatMap(({ id, types }) =>
    types.filter(({ odds, alphabet }) => oddsByElement(odds, elementsOf(alphabet))).map((type) => `${id} ${type.id}`),
  );
  // As lottery.md 5 lists them; the table of k3 single is about how many dice show the number.
  expect(priced.toSorted()).toEqual([
    '11x5 sumSide',
    'k3 sum',
    'pc28 colour',
    'pc28 combo',
    'pc28 shape',
    'pc28 sum',
    'pk10 sum2',
    'pk10 sum2Side',
    'ssc dragonTiger',
    'ssc niu',
    'ssc poker',
    'ssc shape',
  ]);
});
