import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { chartGeometry } from './chart-geometry.ts';
import { Chart, type ChartPoint } from './Chart.tsx';

const points: ChartPoint[] = [
  { key: '1', label: 'Nov 19', value: 120, text: '+120.00' },
  { key: '2', label: 'Nov 20', value: -80, text: '-80.00' },
  { key: '3', label: 'Nov 21', value: 40, text: '+40.00' },
];
const chart = (
  <Chart
    label="Won and lost"
    points={points}
    signed
    axisText={String}
    summary="3 days: +80.00"
    texts={{ point: 'Day', table: 'Show the figures', value: 'Result' }}
  />
);

beforeEach(async () => {
  dress('dark');
  await page.viewport(600, 500);
});

test('arrow keys tell the value of each point, also to screen readers', async () => {
  await render(chart);
  await expect.element(page.getByRole('img', { name: 'Won and lost. 3 days: +80.00' })).toBeVisible();
  const day = page.getByRole('slider', { name: 'Won and lost: Day' });
  (day.element() as HTMLElement).focus();
  await expect.element(page.getByText('Nov 21: +40.00')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(day).toHaveAttribute('aria-valuetext', 'Nov 20: -80.00');
  await expect.element(page.getByText('Nov 20: -80.00')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('3 days: +80.00')).toBeVisible();
});

test('pointing tells the value of the nearest point; leaving gives the sum back', async () => {
  await render(chart);
  const plot = page.getByRole('img', { name: /Won and lost/ });
  const box = plot.element().getBoundingClientRect();
  await plot.hover({ position: { x: box.width - 4, y: 60 } });
  await expect.element(page.getByText('Nov 21: +40.00')).toBeVisible();
  await page.getByText('Won and lost', { exact: true }).first().hover();
  await expect.element(page.getByText('3 days: +80.00')).toBeVisible();
});

test('the same figures are available as a table', async () => {
  await render(chart);
  await page.getByText('Show the figures').click();
  const rows = page.getByRole('table', { name: 'Won and lost' }).getByRole('row').elements();
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Day', 'Result'],
    ...points.map(({ label, text }) => [label, text]),
  ]);
});

test('losses are drawn below zero, gains above', () => {
  const { y, zero } = chartGeometry(points, { width: 400, height: 200, rtl: false }, String);
  expect(y[0]).toBeLessThan(zero);
  expect(y[1]).toBeGreaterThan(zero);
});

test('time runs from the right in right-to-left pages, with the axis on the right', () => {
  const { x, left, right } = chartGeometry(points, { width: 400, height: 200, rtl: true }, String);
  expect(x).toEqual(x.toSorted((a, b) => b - a));
  expect([left, right < 400]).toEqual([0, true]);
});

test.each([1, 7, 30, 92])('the labels of %i days do not touch on a phone, and the last one is there', (days) => {
  const many = Array.from({ length: days }, (_, index) => ({ key: `${index}`, label: 'Nov 21', value: index }));
  const { xTicks } = chartGeometry(many, { width: 320, height: 200, rtl: false }, String);
  for (const [index, tick] of xTicks.slice(1).entries()) expect(tick.at - xTicks[index]!.at).toBeGreaterThanOrEqual(6 * 7);
  expect(xTicks.at(-1)!.key).toBe(many.at(-1)!.key);
  expect(xTicks.every(({ at }) => at - 21 >= 0 && at + 21 <= 320)).toBe(true);
});
