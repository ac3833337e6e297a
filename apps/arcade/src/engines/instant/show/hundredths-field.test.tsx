import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { LanguageCode } from '@parlour/domain';
import { createTexts } from '../../../shell/texts.ts';
import { HundredthsField } from './hundredths-field.tsx';

test.each<[LanguageCode, string, readonly (readonly [typed: string, chosen: number])[]]>([
  ['EN', '50.00', [['25.5', 2550]]],
  [
    'VI',
    '50,00',
    [
      ['25,5', 2550],
      ['25.5', 2550],
    ],
  ],
  [
    'BN',
    '৫০.০০',
    [
      ['২৫.৫', 2550],
      ['25.5', 2550],
    ],
  ],
])('in %s the number is written as %s, and read in its digits and in Latin ones', async (language, shown, typings) => {
  const chosen: number[] = [];
  const screen = await render(
    <HundredthsField
      texts={createTexts(language, {})}
      label="Target"
      value={5000}
      least={200}
      most={9800}
      choose={(value) => chosen.push(value)}
      busy={false}
    />,
  );
  const field = screen.getByLabelText('Target');
  await expect.element(field).toHaveValue(shown);
  for (const [typed] of typings) await field.fill(typed);
  expect(chosen).toEqual(typings.map(([, value]) => value));
  await field.fill('x');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});
