import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { AppFrame } from './AppFrame.tsx';

function Site() {
  const [open, setOpen] = useState(false);
  return (
    <AppFrame
      header={<button onClick={() => setOpen(true)}>Menu</button>}
      side={<a href="#slots">Slots</a>}
      sideLabel="Main menu"
      sideOpen={open}
      onSideOpenChange={setOpen}
      skipText="Skip to content"
      closeSideText="Close menu"
    >
      <h1>Home</h1>
    </AppFrame>
  );
}
const side = () => page.getByRole('navigation', { name: 'Main menu' });

beforeEach(() => dress('dark'));

test('on a phone the side menu is closed, opens, and closes by Esc with the focus given back', async () => {
  await page.viewport(390, 700);
  await render(<Site />);
  expect(side().query()).toBeNull();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.element(side()).toHaveFocus();
  expect(page.getByRole('heading', { name: 'Home' }).element().closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => side().query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test('at desktop width the side menu is part of the page, and an open panel turns into it', async () => {
  await page.viewport(390, 700);
  await render(<Site />);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.viewport(1200, 700);
  await expect.element(page.getByRole('link', { name: 'Slots' })).toBeVisible();
  await expect.poll(() => page.getByRole('heading', { name: 'Home' }).element().closest('[inert]')).toBeNull();
});

test('the first stop of the keyboard skips to the content', async () => {
  await render(<Site />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#main');
});
