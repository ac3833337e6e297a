import { expect, test } from 'vitest';
import { filledText, slotsOf } from './offer-texts.ts';
import { readOffer } from './read-offer.ts';

test('an Arabic text that begins with a figure still begins with no letter of another direction', () => {
  const terms = { percent: '70', deposit: 'first', minDeposit: null, maxBonus: null };
  const offer = readOffer(terms, { code: 'first', kind: 'depositBonus', currency: 'USD' });
  const text = filledText('{percent} على إيداعك', slotsOf(offer, 'USD', 'AR'));
  expect(text).toBe('70% على إيداعك');
});

test('the target of a mission is written as its measure is', () => {
  const mission = { amount: '5.00', event: 'roundSettled', reset: 'daily' };
  const target = (more: object) =>
    slotsOf(readOffer({ ...mission, ...more }, { code: 'm', kind: 'mission', currency: 'USD' }), 'USD', 'EN').target;
  expect([
    target({ measure: 'count', target: '30' }),
    target({ measure: 'validStake', target: '20.00' }),
    target({ measure: 'bestMultiple', target: '2.5' }),
  ]).toEqual(['30', '$20.00', '2.5']);
});
