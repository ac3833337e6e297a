import { expect, test } from 'vitest';
import { paceOf, paces } from './pace.ts';

test.each([
  ['play money goes by the demo pace', { licence: 'demo' }, paces.demo],
  ['a licence goes by the strict one', { licence: 'MGA/B2C/000/2026' }, paces.strict],
  ['a jurisdiction may state its pace', { licence: 'MGA/B2C/000/2026', pace: 'demo' as const }, paces.demo],
  ['and a largest stake', { licence: 'MGA/B2C/000/2026', stakeMax: '5.00' }, { ...paces.strict, stakeMax: '5.00' }],
])('%s', (_, jurisdiction, expected) => expect(paceOf(jurisdiction)).toEqual(expected));
