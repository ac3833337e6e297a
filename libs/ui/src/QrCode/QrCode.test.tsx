import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QrCode } from './QrCode.tsx';

const modulesOf = async () => {
  const code = page.getByRole('img', { name: 'QR code: app' });
  await expect.poll(() => code.element().querySelector('path')).not.toBeNull();
  const svg = code.element() as SVGSVGElement;
  const path = svg.querySelector('path')!;
  const size = svg.viewBox.baseVal.width;
  const dark = (x: number, y: number) => path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5));
  return { svg, size, dark };
};

test('has a quiet zone of four modules around three finders, dark on light', async () => {
  await render(<QrCode value="https://app.example.com/android" label="QR code: app" />);
  const { svg, size, dark } = await modulesOf();
  expect((size - 8 - 17) % 4).toBe(0);
  for (let along = 0; along < size; along += 1)
    for (let depth = 0; depth < 4; depth += 1)
      expect([dark(along, depth), dark(along, size - 1 - depth), dark(depth, along), dark(size - 1 - depth, along)]).not.toContain(true);
  // The middle line of a finder: one dark, one light, three dark, one light, one dark.
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const)
    expect(Array.from({ length: 7 }, (_, index) => dark(x + index, y + 3))).toEqual([true, false, true, true, true, false, true]);
  expect([getComputedStyle(svg).backgroundColor, getComputedStyle(svg.querySelector('path')!).fill]).toEqual([
    'rgb(255, 255, 255)',
    'rgb(0, 0, 0)',
  ]);
});

test('reserves its space before it is drawn, and is redrawn for another address', async () => {
  const { rerender } = await render(<QrCode value="https://a.example" label="QR code: app" size="s" />);
  expect(page.getByRole('img', { name: 'QR code: app' }).element().getBoundingClientRect().width).toBe(78);
  await modulesOf();
  const path = () => page.getByRole('img', { name: 'QR code: app' }).element().querySelector('path')?.getAttribute('d');
  const first = path();
  await rerender(<QrCode value="https://b.example" label="QR code: app" size="s" />);
  await expect.poll(path).not.toBe(first);
});
