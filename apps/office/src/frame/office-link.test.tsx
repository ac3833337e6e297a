// Office O2.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfficeLink } from './office-link.tsx';

test('on a page below a screen, the menu marks that screen and not the dashboard, whose address begins every other', async () => {
  const root = createRootRoute({
    component: () => (
      <nav>
        <OfficeLink to="/m/atrium01" exact>
          Dashboard
        </OfficeLink>
        <OfficeLink to="/m/atrium01/members">Members</OfficeLink>
      </nav>
    ),
    notFoundComponent: () => null,
  });
  const history = createMemoryHistory({ initialEntries: ['/m/atrium01/members/m-1'] });
  await render(<RouterProvider router={createRouter({ routeTree: root, history }) as never} />);
  await expect.element(page.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
});
