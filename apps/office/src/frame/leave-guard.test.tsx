// Office O37.
import { useUnsaved } from '@parlour/office-ui';
import { Stage } from '@parlour/office-ui/testing';
import { createHashHistory, createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LeaveGuard } from './leave-guard.tsx';

function Form() {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return (
    <label>
      Text <input value={text} onChange={({ target }) => setText(target.value)} />
    </label>
  );
}

function Root() {
  return (
    <>
      <LeaveGuard />
      <Link to={'/other' as never}>Another page</Link>
      <Link to={'/' as never} search={{ tab: 'names' } as never}>
        Another tab
      </Link>
      <Link to={'/' as never} search={{ open: 'row' } as never}>
        A row
      </Link>
      <Outlet />
    </>
  );
}

async function open() {
  const root = createRootRoute({ component: Root });
  const form = createRoute({ getParentRoute: () => root, path: '/', component: Form });
  const other = createRoute({ getParentRoute: () => root, path: '/other', component: () => <p>The other page</p> });
  const router = createRouter({
    routeTree: root.addChildren([form, other]),
    // A history of the browser’s own: only there Back can be held.
    history: createHashHistory(),
  });
  await render(
    <Stage>
      <RouterProvider router={router as never} />
    </Stage>,
  );
  await page.getByRole('textbox').fill('Half a sentence');
  return { router, asked: page.getByRole('dialog', { name: 'Leave without saving?' }) };
}

test('Back out of an open row asks first, since the form in it would be lost', async () => {
  const { router, asked } = await open();
  await page.getByRole('link', { name: 'A row' }).click();
  await expect.poll(() => router.state.location.search).toEqual({ open: 'row' });
  router.history.back();
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  expect(router.state.location.search).toEqual({ open: 'row' });
  await expect.element(page.getByRole('textbox')).toHaveValue('Half a sentence');
});

test('leaving a form with unsaved input, for another page or tab, needs a confirmation', async () => {
  const { router, asked } = await open();
  await page.getByRole('link', { name: 'A row' }).click();
  await expect.poll(() => router.state.location.search).toEqual({ open: 'row' });
  for (const name of ['Another tab', 'Another page']) {
    await page.getByRole('link', { name }).click();
    await asked.getByRole('button', { name: 'Stay' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox')).toHaveValue('Half a sentence');
  }
  await page.getByRole('link', { name: 'Another page' }).click();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('The other page')).toBeVisible();
});
