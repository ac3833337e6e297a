import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

function SaysOnLeaving({ onSubmit }: { onSubmit: () => void }) {
  const [error, setError] = useState('');
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField label="Amount" error={error} onBlur={() => setError('Too little. '.repeat(80))} />
      <FormActions>
        <button type="submit">Send</button>
      </FormActions>
    </FormLayout>
  );
}

test('a press on its button counts even if a message that appears on blur moves the button away', async () => {
  await page.viewport(390, 700);
  const onSubmit = vi.fn();
  await render(<SaysOnLeaving onSubmit={onSubmit} />);
  await userEvent.type(page.getByLabelText('Amount'), '1');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});
