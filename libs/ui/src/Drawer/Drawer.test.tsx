import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BottomSheet, Drawer } from './Drawer.tsx';
import { Button } from '../Button/Button.tsx';
import { dress } from '../testing/dress.ts';
import { violations } from '../testing/violations.ts';

function Example({ kind }: { kind: 'start' | 'end' | 'bottom' }) {
  const [open, setOpen] = useState(false);
  const shared = { open, onOpenChange: setOpen, title: 'Round', closeText: 'Close' };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {kind === 'bottom' ? (
        <BottomSheet {...shared}>Stake</BottomSheet>
      ) : (
        <Drawer {...shared} side={kind}>
          Stake
        </Drawer>
      )}
    </>
  );
}
const panel = () => page.getByRole('dialog', { name: 'Round' });

afterEach(() => dress('dark'));

test.each([
  ['end', 'ltr', { right: 1200, top: 0, bottom: 700 }],
  ['start', 'ltr', { left: 0, top: 0, bottom: 700 }],
  ['end', 'rtl', { left: 0, top: 0, bottom: 700 }],
  ['start', 'rtl', { right: 1200, top: 0, bottom: 700 }],
  ['bottom', 'ltr', { bottom: 700 }],
] as const)('%s in a page written %s stands at its edge, and gives the focus back', async (kind, direction, edges) => {
  dress('dark', direction);
  await page.viewport(1200, 700);
  await render(<Example kind={kind} />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect
    .poll(() => {
      const box = panel().element().getBoundingClientRect();
      return Object.fromEntries(Object.keys(edges).map((edge) => [edge, Math.round(box[edge as 'top'])]));
    })
    .toEqual(edges);
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('on a phone a drawer leaves part of the page visible, and a press there closes it', async () => {
  await page.viewport(390, 700);
  await render(<Example kind="end" />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => Math.round(panel().element().getBoundingClientRect().right)).toBe(390);
  expect(panel().element().getBoundingClientRect().left).toBeGreaterThanOrEqual(44);
  await userEvent.click(document.elementFromPoint(10, 300)!, { position: { x: 10, y: 300 } });
  await expect.element(panel()).not.toBeInTheDocument();
});
