import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { SideOverlay } from './SideOverlay.tsx';

const link = (href: string) => <a href={href} />; // oxlint-disable-line jsx-a11y/anchor-has-content -- filled by the pattern
const show = (section?: string) =>
  render(
    <SideOverlay
      label="Account"
      title="Account"
      head="rongin"
      groups={[
        {
          key: 'all',
          title: 'Me',
          entries: [
            { key: 'm', text: 'Messages', count: 3, render: link('#messages'), active: section === 'Messages' },
            { key: 's', text: 'My account', render: link('#me'), active: section === 'My account' },
          ],
        },
      ]}
      back={{ text: 'To the account', render: link('#account') }}
    >
      {section && <h1>{section}</h1>}
    </SideOverlay>,
  );
const list = () => page.getByRole('navigation', { name: 'Account' });
const back = () => page.getByRole('link', { name: 'To the account' });

test('on a wide screen the list is beside the section and marks it; there is no back link', async () => {
  dress('dark');
  await page.viewport(1200, 700);
  await show('Messages');
  await expect.element(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Messages/ })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Messages 3' })).toBeVisible();
  expect(back().query()).toBeNull();
  const [nav, heading] = [list().element(), page.getByRole('heading').element()].map((element) => element.getBoundingClientRect());
  expect(nav!.right).toBeLessThanOrEqual(heading!.left);
});

test('on a phone a section replaces the list and links back to it', async () => {
  await page.viewport(390, 700);
  await show('Messages');
  await expect.element(back()).toBeVisible();
  expect(list().query()).toBeNull();
});

test('on a phone the list is a page of its own', async () => {
  await page.viewport(390, 700);
  await show();
  await expect.element(page.getByRole('link', { name: /My account/ })).toBeVisible();
  await expect.element(list().getByText('rongin')).toBeVisible();
  expect(back().query()).toBeNull();
});
