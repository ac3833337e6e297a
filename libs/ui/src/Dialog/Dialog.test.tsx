import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { dress } from '../testing/dress.ts';
import { swipe } from '../testing/swipe.ts';
import { violations } from '../testing/violations.ts';
import './dialog-place.css.ts';
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

test('from the press until it has loaded, a placeholder shows where it will appear', async () => {
  document.documentElement.dataset['opens'] = '';
  const { container } = await render(
    <div data-dialog-place="">
      <div />
    </div>,
  );
  await expect.element(container.firstElementChild as HTMLElement).toBeVisible();
  await opened();
  await expect.element(container.firstElementChild as HTMLElement).not.toBeVisible();
});

/** A form whose first field appears when the test says so. */
function Waiting({ bring }: { bring: (come: () => void) => void }) {
  const [there, setThere] = useState(false);
  bring(() => setThere(true));
  return (
    <Dialog open onOpenChange={() => undefined} title="Log in" closeText="Close">
      {there && <TextField label="User name" />}
      <label data-aside="">
        Language <input />
      </label>
    </Dialog>
  );
}

test('a form that loads later starts at its first field, skipping controls marked as aside', async () => {
  let come = () => undefined as void;
  await render(<Waiting bring={(next) => (come = next)} />);
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByLabelText('Language')).not.toHaveFocus();
  come();
  await expect.element(page.getByLabelText('User name')).toHaveFocus();
});

test('a form that loads later leaves the focus where the user has moved it', async () => {
  let come = () => undefined as void;
  await render(<Waiting bring={(next) => (come = next)} />);
  await page.getByLabelText('Language').click();
  come();
  await expect.element(page.getByLabelText('User name')).toBeVisible();
  await expect.element(page.getByLabelText('Language')).toHaveFocus();
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

test('locks the page’s scrolling while open and restores its position', async () => {
  await render(<Example />);
  const open = page.getByRole('button', { name: 'Open' }).element() as HTMLElement;
  window.scrollTo(0, 400);
  open.click();
  await expect.element(dialog()).toBeVisible();
  // Scrolling by script: a locked page does not react to the wheel or to keys.
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

test('on a phone, pulling the sheet down by its head closes it; a short pull does not', async () => {
  await page.viewport(390, 700);
  await opened();
  await standsStill();
  const head = page.getByRole('heading', { name: 'Log in' }).element();
  swipe(head, { y: 40 });
  await expect.element(dialog()).toBeVisible();
  swipe(head, { y: 320 });
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('in a window on a wide screen a pull does nothing', async () => {
  await opened();
  await standsStill();
  swipe(page.getByRole('heading', { name: 'Log in' }).element(), { y: 320 });
  await expect.element(dialog()).toBeVisible();
});

test('one that cannot be closed cannot be pulled away either', async () => {
  await page.viewport(390, 700);
  await opened({ closable: false });
  await standsStill();
  swipe(page.getByRole('heading', { name: 'Log in' }).element(), { y: 320 });
  await expect.element(dialog()).toBeVisible();
});

test.each([
  [390, 700],
  [780, 360],
  [320, 480],
])('at %i x %i the buttons stay in sight whatever the length of the text, which scrolls', async (width, height) => {
  await page.viewport(width, height);
  await opened({ description: 'A long explanation of what will happen. '.repeat(60), children: undefined });
  await standsStill();
  for (const name of ['Send', 'Close']) {
    const box = page.getByRole('button', { name }).element().getBoundingClientRect();
    expect(box.top, name).toBeGreaterThanOrEqual(0);
    expect(box.bottom, name).toBeLessThanOrEqual(height);
  }
  const window = page.getByText(/^A long explanation/).element().parentElement!;
  expect(window.scrollHeight).toBeGreaterThan(window.clientHeight);
  expect(window.tabIndex).toBe(0);
});

test('Esc closes only the dialog on top, also of two that do not know of each other; the focus goes back step by step', async () => {
  function Two() {
    const [upper, setUpper] = useState(false);
    const [lower, setLower] = useState(true);
    return (
      <>
        <Dialog open={upper} onOpenChange={setUpper} title="Terms" closeText="Close" />
        <Dialog open={lower} onOpenChange={setLower} title="Register" closeText="Close">
          <Button onClick={() => setUpper(true)}>Read the terms</Button>
        </Dialog>
      </>
    );
  }
  await render(<Two />);
  const terms = page.getByRole('dialog', { name: 'Terms' });
  const register = page.getByRole('dialog', { name: 'Register' });
  await page.getByRole('button', { name: 'Read the terms' }).click();
  await expect.element(terms).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(terms).not.toBeInTheDocument();
  await expect.element(register).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Read the terms' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(register).not.toBeInTheDocument();
});

test.each(['dark', 'light'] as const)('a sheet with every part is accessible, %s', async (theme) => {
  dress(theme);
  await page.viewport(390, 700);
  await opened({ icon: <svg />, description: 'Adults only. '.repeat(80) });
  expect(await violations()).toEqual([]);
});

async function standsStill(): Promise<void> {
  await expect.poll(() => document.getAnimations().length).toBe(0);
}
