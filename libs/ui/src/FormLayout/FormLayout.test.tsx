import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FormActions, FormLayout, FormSection } from './FormLayout.tsx';

const example = (
  <FormLayout aria-label="Withdrawal">
    <FormSection title="Where the money goes">
      {Array.from({ length: 12 }, (_, at) => (
        <TextField key={at} label={`Field ${at}`} />
      ))}
    </FormSection>
    <FormActions sticky>
      <button type="submit">Send</button>
    </FormActions>
  </FormLayout>
);

test('a section is a group with its title as name', async () => {
  await render(example);
  await expect.element(page.getByRole('group', { name: 'Where the money goes' })).toBeVisible();
});

test('on a phone the actions stay in sight however long the form is; on a desktop they end it', async () => {
  dress('light');
  await render(example);
  const bottom = () => page.getByRole('button', { name: 'Send' }).element().getBoundingClientRect().bottom;
  await page.viewport(390, 700);
  scrollTo(0, 0);
  expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
  expect(bottom()).toBeLessThanOrEqual(innerHeight);
  await page.viewport(1000, 700);
  expect(bottom()).toBeGreaterThan(innerHeight);
  await page.viewport(414, 896);
});
