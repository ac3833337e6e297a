// Office O36.
import { boundsAt, dayIn, reportDays } from '@parlour/domain/reports';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ZoneContext } from '../cells/cells.tsx';
import { Stage } from '../testing/index.ts';
import { SpanFilter, type Span } from './DaysFilter.tsx';

// Ahead of every zone that a test may run in: half of the time its date is different.
const zone = 'Pacific/Kiritimati';

async function open(first: Span) {
  const told: Span[] = [];
  function Filter() {
    const [span, setSpan] = useState(first);
    const tell = (next: Span) => {
      told.push(next);
      setSpan(next);
    };
    return <SpanFilter label="Registered" span={span} onSpan={tell} />;
  }
  await render(
    <Stage>
      <ZoneContext value={zone}>
        <Filter />
      </ZoneContext>
    </Stage>,
  );
  return told;
}

test('a preset covers whole days of the merchant, whatever the operator’s clock says', async () => {
  const told = await open({});
  await page.getByRole('combobox', { name: 'Registered' }).selectOptions('Registered: 7 days');
  expect(told).toEqual([boundsAt(zone, reportDays('week', dayIn(zone, new Date())))]);
  await page.getByRole('combobox', { name: 'Registered' }).selectOptions('Registered: any time');
  expect(told.at(-1)).toEqual({ from: undefined, to: undefined });
});

test('other days come from the address, and are applied once both are set', async () => {
  const told = await open(boundsAt(zone, { from: '2026-03-10', to: '2026-03-12' }));
  const [from, to] = [page.getByLabelText('From'), page.getByLabelText('To')];
  await expect.element(from).toHaveValue('2026-03-10');
  await expect.element(to).toHaveValue('2026-03-12');
  await from.fill('2026-03-14');
  await expect.element(page.getByText('The last day is before the first.')).toBeVisible();
  expect(told).toEqual([]);
  await from.fill('2026-03-11');
  expect(told).toEqual([{ from: '2026-03-10T10:00:00.000Z', to: '2026-03-12T10:00:00.000Z' }]);
});

test('a day typed key by key is applied once it is complete, and the field keeps the focus', async () => {
  const told = await open(boundsAt(zone, { from: '2026-03-10', to: '2026-03-12' }));
  const from = page.getByLabelText('From');
  await from.click({ position: { x: 20, y: 16 } });
  await userEvent.keyboard('03112025');
  await expect.element(from).toHaveValue('2025-03-11');
  await expect.element(from).toHaveFocus();
  expect(told.at(-1)).toEqual(boundsAt(zone, { from: '2025-03-11', to: '2026-03-12' }));
  expect(told.every((span) => span.from! >= '2025')).toBe(true);
});
