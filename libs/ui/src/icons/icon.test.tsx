import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import * as icons from './icons.ts';

beforeEach(() => dress('dark'));

test('is decorative without a label, and an image with that name with one', async () => {
  await render(<icons.HomeIcon />);
  expect(page.getByRole('img').query()).toBeNull();
  await render(<icons.HomeIcon label="Home" />);
  await expect.element(page.getByRole('img', { name: 'Home' })).toBeVisible();
});

test('icons that point along the reading direction are mirrored in right-to-left pages, others are not', async () => {
  await render(
    <div dir="rtl">
      <icons.ArrowEndIcon label="On" />
      <icons.HomeIcon label="Home" />
    </div>,
  );
  expect(getComputedStyle(page.getByRole('img', { name: 'On' }).element()).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(getComputedStyle(page.getByRole('img', { name: 'Home' }).element()).transform).toBe('none');
});

test('every drawing stays on its 24 px grid, its stroke included', async () => {
  await render(
    <div>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} label={name} />
      ))}
    </div>,
  );
  for (const svg of document.querySelectorAll('svg')) {
    const box = svg.querySelector<SVGPathElement>('path:last-of-type')!.getBBox();
    const half = 1.75 / 2;
    const [start, top, end, bottom] = [box.x - half, box.y - half, box.x + box.width + half, box.y + box.height + half];
    expect(Math.min(start, top), svg.getAttribute('aria-label')!).toBeGreaterThanOrEqual(0);
    expect(Math.max(end, bottom), svg.getAttribute('aria-label')!).toBeLessThanOrEqual(24);
  }
});
