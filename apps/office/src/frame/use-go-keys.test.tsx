import { builtInRights, type BuiltInRole } from '@parlour/domain/office';
import { Stage } from '@parlour/office-ui/testing';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SessionContext } from '../session/session.ts';
import { sessionOf } from '../testing/session-of.ts';
import { entries } from './entries.ts';
import { useGoKeys } from './use-go-keys.ts';

/** A list with a filter, a row that takes the focus on arrival, and a dialog, under the keys of the office. */
async function open(role: BuiltInRole = 'owner') {
  const [pressed, ofRow]: [string[], string[]] = [[], []];
  function Screen() {
    useGoKeys({ onSheet: () => pressed.push('sheet'), onSearch: () => pressed.push('search') });
    return (
      <div id="main">
        <input type="search" aria-label="Filter" />
        <div data-row="1" tabIndex={0} role="row" aria-label="First row" onKeyDown={({ key }) => ofRow.push(key)} />
        <div role="dialog" aria-label="Open">
          <button type="button">In the dialog</button>
        </div>
      </div>
    );
  }
  const root = createRootRoute({ component: Screen, notFoundComponent: Screen });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await render(
    <Stage answers={{}}>
      <SessionContext value={sessionOf(role)}>
        <RouterProvider router={router as never} />
      </SessionContext>
    </Stage>,
  );
  await expect.element(page.getByRole('row')).toBeInTheDocument();
  return { pressed, ofRow, went: () => router.history.location.pathname };
}

test('no two screens have the same key, and each is one letter or digit', () => {
  const keys = entries.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !/^[a-z0-9]$/.test(key))).toEqual([]);
});

test('`g` and a key open the screen with that key, at the current merchant', async () => {
  const { went } = await open();
  for (const { key, path, scope } of entries) {
    await userEvent.keyboard(`g${key}`);
    await expect.poll(went).toBe(scope === 'merchant' ? `/m/atrium01${path}` : path);
  }
});

test('no key opens a screen that the roles do not allow', async () => {
  const { went } = await open('content');
  await userEvent.keyboard('gw');
  await userEvent.keyboard('gj');
  await expect.poll(went).toBe('/m/atrium01/content');
  expect(builtInRights.content['withdrawal.decide']).toBeUndefined();
});

test('after `g`, a key opens its screen and does nothing to the focused row', async () => {
  const { ofRow, went } = await open();
  await userEvent.keyboard('j');
  await userEvent.keyboard('ga');
  await expect.poll(went).toBe('/approvals');
  await userEvent.keyboard('j');
  await userEvent.keyboard('a');
  // From within the list, `j` is the list's own.
  expect(ofRow).toEqual(['g', 'j', 'a']);
});

test('without `g`, in a field or in a dialog, a key keeps its usual meaning', async () => {
  const { went, pressed } = await open();
  await userEvent.keyboard('w');
  await page.getByLabelText('Filter').click();
  await userEvent.keyboard('gw?');
  await expect.element(page.getByLabelText('Filter')).toHaveValue('gw?');
  await page.getByRole('button', { name: 'In the dialog' }).click();
  await userEvent.keyboard('gw?');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(went()).toBe('/');
  expect(pressed).toEqual([]);
});

test('`/` focuses the filter, `j` and `k` the list; `?` shows the keys, Ctrl K searches', async () => {
  const { pressed } = await open();
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('row')).toHaveFocus();
  await userEvent.keyboard('?');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(pressed).toEqual(['sheet', 'search']);
  await userEvent.keyboard('/');
  await expect.element(page.getByLabelText('Filter')).toHaveFocus();
  await expect.element(page.getByLabelText('Filter')).toHaveValue('');
});
