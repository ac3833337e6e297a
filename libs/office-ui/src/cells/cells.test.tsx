// Issue 16, "Bad input": a text direction trick in a name is shown, marked, never obeyed; amounts in one way (office 11).
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stage } from '../testing/index.ts';
import { Amount, Foreign, useAmountText } from './cells.tsx';

test('hidden and direction-changing characters in a payee’s name are shown as codes, and never reach the page', async () => {
  await render(
    <Stage>
      <p>
        <Foreign text={'Tan\u202Evir\u200B Hossain\u2066'} />
      </p>
    </Stage>,
  );
  for (const code of ['U+202E', 'U+200B', 'U+2066']) await expect.element(page.getByText(code)).toBeVisible();
  expect(document.querySelector('p')!.textContent).toBe('TanU+202EvirU+200B HossainU+2066');
  expect(document.querySelector('p bdi')).not.toBeNull();
});

test('an amount reads the same alone and in a sentence, to its last digit, with its currency', async () => {
  const amount = '90071992547409931.25';
  const Sentence = () => <p>{useAmountText()(amount, 'BDT')}</p>;
  await render(
    <Stage locale="bn">
      <Sentence />
      <Amount amount={amount} currency="BDT" />
    </Stage>,
  );
  const said = '৯০,০৭,১৯,৯২,৫৪,৭৪,০৯,৯৩১.২৫ BDT';
  await expect.element(page.getByText(said).first()).toBeVisible();
  expect(page.getByText('৯০,০৭,১৯,৯২,৫৪,৭৪,০৯,৯৩১.২৫', { exact: true }).elements()).toHaveLength(1);
});
