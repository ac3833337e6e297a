import { lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useHydrated } from './use-hydrated.ts';

let end = () => undefined as void;
afterEach(() => end());

function Greeting({ seen }: { seen?: string[] }) {
  const text = useHydrated() ? 'a member' : 'anybody';
  seen?.push(text);
  return <p>For {text}</p>;
}

/** Hydrates a page as the build renders it. */
function takeOver(view: React.ReactNode) {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(view);
  const mismatches: unknown[] = [];
  const hydrated = hydrateRoot(root, view, { onRecoverableError: (error) => mismatches.push(error) });
  end = () => {
    hydrated.unmount();
    root.remove();
  };
  return mismatches;
}

test('hydration first renders the same as the build, and then what the build could not know', async () => {
  const mismatches = takeOver(<Greeting />);
  await expect.element(page.getByText('For a member')).toBeVisible();
  expect(mismatches).toEqual([]);
});

test('a component that was not prerendered is live at once', async () => {
  const seen: string[] = [];
  await render(<Greeting seen={seen} />);
  expect(new Set(seen)).toEqual(new Set(['a member']));
});

test('prerendered content stays until its replacement has loaded', async () => {
  let come: (part: { default: () => string }) => void = () => undefined;
  const load = vi.fn(() => new Promise<{ default: () => string }>((resolve) => (come = resolve)));
  const Loaded = lazy(load);
  const Part = () => (useHydrated() ? <Loaded /> : 'As it was rendered');
  takeOver(
    <Suspense fallback="Nothing yet">
      <Part />
    </Suspense>,
  );
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.element(page.getByText('As it was rendered')).toBeVisible();
  expect(page.getByText('Nothing yet').query()).toBeNull();
  come({ default: () => 'What came' });
  await expect.element(page.getByText('What came')).toBeVisible();
});
