import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { dress } from '../testing/dress.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <a href="#below">Elsewhere</a>
      <div ref={(element) => element?.style.setProperty('height', '300vh')} />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Log in"
        description="Adults only"
        closeText="Close"
        footer={<Button>Send</Button>}
        {...props}
      >
        <TextField label="User name" />
      </Dialog>
    </div>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Log in' });
async function opened(props: Partial<DialogProps> = {}) {
  await render(<Example {...props} />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog()).toBeVisible();
}

beforeEach(async () => {
  dress('dark');
  await page.viewport(900, 700);
});

test('is named and described, and starts at the first field', async () => {
  await opened();
  await expect.element(dialog()).toHaveAccessibleDescription('Adults only');
  await expect.element(page.getByLabelText('User name')).toHaveFocus();
});

test('keeps the focus inside, forwards and backwards', async () => {
  await opened();
  for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(keys);
    expect(
      document.activeElement?.closest('[role=dialog]') ?? document.activeElement?.hasAttribute('data-base-ui-focus-guard'),
    ).toBeTruthy();
  }
});

test('Esc closes it and gives the focus back', async () => {
  await opened();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a press on the cover closes it', async () => {
  await opened();
  await userEvent.click(document.elementFromPoint(5, 5)!, { position: { x: 5, y: 5 } });
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a press on the cover does nothing where that is disabled; the close button still works', async () => {
  await opened({ coverCloses: false });
  await userEvent.click(document.elementFromPoint(5, 5)!, { position: { x: 5, y: 5 } });
  await expect.element(dialog()).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('one that cannot be closed has no close button and ignores Esc', async () => {
  await opened({ closable: false });
  expect(page.getByRole('button', { name: 'Close' }).query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toBeVisible();
});

test('locks the scroll of the page while open and restores its place', async () => {
  await render(<Example />);
  const open = page.getByRole('button', { name: 'Open' }).element() as HTMLElement;
  window.scrollTo(0, 400);
  open.click();
  await expect.element(dialog()).toBeVisible();
  // Scrolling by hand: what is locked does not follow the wheel or the keys.
  const root = document.documentElement;
  await expect.poll(() => [getComputedStyle(root).overflowY, getComputedStyle(document.body).overflowY]).toContain('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => [getComputedStyle(root).overflowY, getComputedStyle(document.body).overflowY]).not.toContain('hidden');
  expect(window.scrollY).toBe(400);
});

test('closes by itself after its time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const close = vi.fn();
    await render(<Dialog open onOpenChange={close} title="Log in" closeText="Close" autoCloseMs={3000} />);
    await expect.element(dialog()).toBeVisible();
    vi.advanceTimersByTime(2999);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledExactlyOnceWith(false);
  } finally {
    vi.useRealTimers();
  }
});

test('is a sheet at the foot of a phone', async () => {
  await page.viewport(390, 700);
  await opened();
  await expect.poll(() => Math.round(dialog().element().getBoundingClientRect().bottom)).toBe(700);
  expect(dialog().element().getBoundingClientRect().width).toBe(390);
});
