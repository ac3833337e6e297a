import { useHydrated } from '@parlour/ui';
import { useState, useSyncExternalStore, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createLater } from './create-later.tsx';

let spoken = 'en';
const listeners = new Set<() => void>();
const useSpoken = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => spoken,
    () => 'en',
  );
function speak(language: string) {
  spoken = language;
  for (const listener of listeners) listener();
}

const patience = 300;
/** Time passes only as a test lets it. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

const follow = vi.fn();
const reload = vi.fn();
const pressed = vi.fn();
let root: HTMLElement;
const address = location.href;
let end = () => undefined as void;

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  speak('en');
  end();
  root.remove();
  history.replaceState(null, '', address);
});

/** A page as it was rendered, run by a script that has made the rest of it live. */
async function rendered(Part: ComponentType, { live = Part, fail = 0 }: { live?: ComponentType; fail?: number } = {}) {
  const parts = createLater({ pauses: { first: 20, longest: 40 }, patience, follow, reload, useDrawnWith: () => [useSpoken()] });
  const Before = parts.later(async () => Part);
  await parts.bringPartsToRender();
  root.innerHTML = renderToString(<Before />);
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  let failures = fail;
  const load = vi.fn(async () => {
    await coming;
    if (failures-- > 0) throw new TypeError('the script did not come');
    return live;
  });
  const Later = parts.later(load);
  const stop = parts.bringPartsLater();
  const fault = vi.fn();
  const made = hydrateRoot(root, <Later />, { onRecoverableError: fault });
  end = () => {
    stop();
    made.unmount();
  };
  return { ...parts, come, load, fault, part: () => root.querySelector('[data-later]') };
}

function Buttons() {
  const [text, setText] = useState('');
  return (
    <>
      {['One', 'Two'].map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            pressed(name);
            setText(name);
          }}
        >
          {name}
        </button>
      ))}
      <output>{text}</output>
    </>
  );
}

test('nothing is fetched while the visitor only looks; the first sign of use hydrates the part in place', async () => {
  stopClock();
  const { load, come, part, fault } = await rendered(Buttons);
  const before = page.getByRole('button', { name: 'One' }).element();
  come();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(load).not.toHaveBeenCalled();
  await userEvent.keyboard('{Shift}');
  await expect.poll(part).toBeNull();
  expect(page.getByRole('button', { name: 'One' }).element()).toBe(before);
  expect(fault).not.toHaveBeenCalled();
});

test('without a sign of use it hydrates when told to', async () => {
  const { bringPartsNow, come, part } = await rendered(Buttons);
  bringPartsNow();
  come();
  await expect.poll(part).toBeNull();
});

test('presses before hydration count as one press afterwards', async () => {
  const { come, part } = await rendered(Buttons);
  await page.getByRole('button', { name: 'One' }).click();
  await page.getByRole('button', { name: 'One' }).click();
  expect(pressed).not.toHaveBeenCalled();
  come();
  await expect.poll(part).toBeNull();
  await expect.element(page.getByRole('status')).toHaveTextContent('One');
  await page.getByRole('button', { name: 'Two' }).click();
  expect(pressed.mock.calls).toEqual([['One'], ['Two']]);
});

test('so do presses by keyboard, and the focus stays', async () => {
  const { come, part } = await rendered(Buttons);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Two' })).toHaveFocus();
  come();
  await expect.poll(part).toBeNull();
  expect(pressed.mock.calls).toEqual([['Two']]);
  await expect.element(page.getByRole('button', { name: 'Two' })).toHaveFocus();
});

test('pressing something else or going to another page cancels the kept press', async () => {
  const { come, part } = await rendered(Buttons);
  await page.getByRole('button', { name: 'One' }).click();
  await page.getByRole('button', { name: 'Two' }).click();
  const elsewhere = document.createElement('button');
  elsewhere.textContent = 'Elsewhere';
  root.after(elsewhere);
  elsewhere.click();
  elsewhere.remove();
  come();
  await expect.poll(part).toBeNull();
  expect(pressed).not.toHaveBeenCalled();
});

test('a kept press is not replayed on a page opened afterwards', async () => {
  const { come, part } = await rendered(Buttons);
  await page.getByRole('button', { name: 'One' }).click();
  history.replaceState(null, '', '/elsewhere');
  come();
  await expect.poll(part).toBeNull();
  expect(pressed).not.toHaveBeenCalled();
});

test('a part that has changed meanwhile is pressed where it looks the same to the visitor', async () => {
  const Changed = () => (
    <>
      <p>News of the day</p>
      <Buttons />
    </>
  );
  const { come, part, fault } = await rendered(Buttons, { live: Changed });
  await page.getByRole('button', { name: 'Two' }).click();
  come();
  await expect.poll(part).toBeNull();
  expect(fault).toHaveBeenCalled();
  expect(pressed.mock.calls).toEqual([['Two']]);
  await expect.element(page.getByRole('button', { name: 'Two' })).toHaveFocus();
});

function Links() {
  return (
    <>
      <a href="/rng" onClick={(event) => (event.preventDefault(), pressed('Slots'))}>
        Slots
      </a>
      <a href="/help" target="_blank" rel="noreferrer">
        Help
      </a>
      <a
        href="https://chat.example/"
        target="_blank"
        rel="noreferrer"
        aria-haspopup="dialog"
        onClick={(event) => (event.preventDefault(), pressed('Chat'))}
      >
        Chat
      </a>
      <button type="button" onClick={() => pressed('Terms')}>
        Terms
      </button>
    </>
  );
}

test('if a part fails to load, its link works as without script, and its button waits', async () => {
  const { come, part } = await rendered(Links);
  stopClock();
  await page.getByRole('button', { name: 'Terms' }).click();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([follow.mock.calls, reload.mock.calls, pressed.mock.calls]).toEqual([[], [], []]);
  await page.getByRole('link', { name: 'Slots' }).click();
  await vi.advanceTimersByTimeAsync(patience);
  vi.useRealTimers();
  expect(follow.mock.calls.length).toBe(1);
  expect(follow.mock.calls[0]![0].pathname).toBe('/rng');
  come();
  await expect.poll(part).toBeNull();
});

test('a link to another site that opens a dialog waits for its part too', async () => {
  const { come, part } = await rendered(Links);
  await page.getByRole('link', { name: 'Chat' }).click();
  come();
  await expect.poll(part).toBeNull();
  expect(pressed.mock.calls).toEqual([['Chat']]);
});

test('once the part has loaded in time, it handles the link itself', async () => {
  const { come, part } = await rendered(Links);
  stopClock();
  await page.getByRole('link', { name: 'Slots' }).click();
  come();
  await expect.poll(part).toBeNull();
  await vi.advanceTimersByTimeAsync(2 * patience);
  vi.useRealTimers();
  expect([follow.mock.calls, pressed.mock.calls]).toEqual([[], [['Slots']]]);
});

test('what the browser does by itself is left to the browser', async () => {
  await rendered(Links);
  const left: boolean[] = [];
  const seen = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  // Before React, which stops presses in a part that is not live, has heard it.
  addEventListener('click', seen, { capture: true });
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'Slots' }).click({ modifiers: ['ControlOrMeta'] });
  await page.getByRole('link', { name: 'Slots' }).click();
  removeEventListener('click', seen, { capture: true });
  expect(left).toEqual([true, true]);
});

test('a failed script is fetched again; a press meanwhile reloads the page', async () => {
  const { come, part } = await rendered(Buttons, { fail: 2 });
  await userEvent.keyboard('{Shift}');
  come();
  await expect.poll(part).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  end();
  const broken = await rendered(Buttons, { fail: Infinity });
  broken.come();
  await page.getByRole('button', { name: 'One' }).click();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test('a field keeps its input through hydration, and data that arrives early is not shown before', async () => {
  function Field() {
    const awake = useHydrated();
    return (
      <label>
        <input type="checkbox" /> {awake ? 'A member' : 'A guest'}
      </label>
    );
  }
  const { come, part, fault } = await rendered(Field);
  await expect.element(page.getByText('A guest')).toBeVisible();
  await page.getByRole('checkbox').click();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  come();
  await expect.poll(part).toBeNull();
  await expect.element(page.getByText('A member')).toBeVisible();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  expect(fault).not.toHaveBeenCalled();
});

test('a choice made in a part that is rendered again is kept', async () => {
  const chosen = vi.fn();
  const Fields = () => (
    <>
      {useSpoken()}
      <input type="checkbox" aria-label="Light" onChange={({ target }) => chosen(target.checked)} />
      <select aria-label="Size" onChange={({ target }) => chosen(target.value)}>
        <option>small</option>
        <option>large</option>
      </select>
    </>
  );
  const { come, load, part } = await rendered(Fields);
  await expect.poll(() => listeners.size).toBe(1);
  speak('vi');
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await page.getByRole('checkbox').click();
  await userEvent.selectOptions(page.getByRole('combobox'), 'large');
  come();
  await expect.poll(part).toBeNull();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await expect.element(page.getByRole('combobox')).toHaveValue('large');
  expect(chosen.mock.calls).toEqual([[true], ['large']]);
});

test('a part is not replaced during a press: the press counts, however long it takes', async () => {
  const { come, load, part } = await rendered(() => (
    <section lang={useSpoken()}>
      <Buttons />
    </section>
  ));
  await expect.poll(() => listeners.size).toBe(1);
  speak('vi');
  await expect.poll(() => load.mock.calls.length).toBe(1);
  // The driver presses a second time if the first press came to nothing, which a visitor does not.
  const down = vi.fn(come);
  addEventListener('pointerdown', down, { capture: true });
  await page.getByRole('button', { name: 'Two' }).click({ delay: 300 });
  await expect.poll(part).toBeNull();
  removeEventListener('pointerdown', down, { capture: true });
  expect(pressed.mock.calls).toEqual([['Two']]);
  expect(down).toHaveBeenCalledOnce();
});

test('a part that hydrates at another address renders that address: React would leave attributes as prerendered', async () => {
  history.replaceState(null, '', '/rng');
  const Here = () => (
    <a href="/rng" {...(location.pathname === '/rng' && { 'aria-current': 'page' as const })}>
      Slots
    </a>
  );
  const { come, part } = await rendered(Here);
  await userEvent.keyboard('{Shift}');
  history.replaceState(null, '', '/');
  come();
  await expect.poll(part).toBeNull();
  await expect.element(page.getByRole('link')).not.toHaveAttribute('aria-current');
});

test('a part that hydrates in another language is rendered in it; a later change loses nothing', async () => {
  const Greeting = () => {
    const [presses, setPresses] = useState(0);
    const hello = useSpoken() === 'en' ? 'Hello' : 'Xin chào';
    return (
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {hello} {presses}
      </button>
    );
  };
  const { come, fault, load } = await rendered(Greeting);
  await expect.poll(() => listeners.size).toBe(1);
  speak('vi');
  // It stays as it was rendered while its script loads, or the page would jump.
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Hello 0' })).toBeVisible();
  come();
  await page.getByRole('button', { name: 'Xin chào 0' }).click();
  await expect.element(page.getByRole('button')).toHaveTextContent('Xin chào 1');
  speak('en');
  await expect.element(page.getByRole('button')).toHaveTextContent('Hello 1');
  expect(fault).not.toHaveBeenCalled();
});
