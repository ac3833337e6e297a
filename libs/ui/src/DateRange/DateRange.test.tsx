import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateRange } from './DateRange.tsx';
import { type DateSpan } from './date-span.ts';

function Example({ first = { from: '', to: '' } }: { first?: DateSpan }) {
  const [value, setValue] = useState(first);
  return (
    <DateRange
      label="Period"
      fromLabel="From"
      toLabel="To"
      value={value}
      onValueChange={setValue}
      today="2026-03-01"
      min="2026-01-01"
      max="2026-03-01"
      presets={[
        { preset: 'today', text: 'Today' },
        { preset: 'week', text: '7 days' },
      ]}
      problemTexts={{ order: 'The first day is after the last.', limits: 'Choose days from January on.' }}
    />
  );
}
const [from, to] = [() => page.getByLabelText('From'), () => page.getByLabelText('To', { exact: true })];

test('a preset fills in both days and shows as chosen until a day is changed', async () => {
  await render(<Example />);
  const week = page.getByRole('button', { name: '7 days' });
  await week.click();
  await expect.element(from()).toHaveValue('2026-02-23');
  await expect.element(to()).toHaveValue('2026-03-01');
  await expect.element(week).toHaveAttribute('aria-pressed', 'true');
  await from().fill('2026-02-20');
  await expect.element(week).toHaveAttribute('aria-pressed', 'false');
});

test('a wrong order and days beyond the limits are reported at both days, and nothing is lost', async () => {
  await render(<Example first={{ from: '2026-02-10', to: '2026-02-20' }} />);
  await to().fill('2026-02-01');
  for (const day of [from(), to()]) {
    await expect.element(day).toHaveAttribute('aria-invalid', 'true');
    await expect.element(day).toHaveAccessibleDescription('The first day is after the last.');
  }
  await expect.element(page.getByRole('alert')).toHaveTextContent('The first day is after the last.');
  await from().fill('2025-12-31');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose days from January on.');
  await from().fill('2026-01-15');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
