/* oxlint-disable jsx-a11y/anchor-has-content -- `render` takes an empty element; the primitive fills it */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { dress } from '../testing/dress.ts';
import { violations } from '../testing/violations.ts';
import { Menu } from './Menu.tsx';

test('opens, moves by arrows, acts, and gives the focus back', async () => {
  const act = vi.fn();
  await render(
    <Menu
      label="Account"
      trigger={<Button>rongin</Button>}
      entries={[
        { key: 'a', text: 'Deposit' },
        { key: 'b', text: 'Withdraw', onSelect: act },
        { key: 'c', text: 'Help', render: <a href="#help" /> },
      ]}
    />,
  );
  const trigger = page.getByRole('button', { name: 'rongin' });
  await trigger.click();
  await expect.element(page.getByRole('menu', { name: 'Account' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '#help');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Deposit' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(act).toHaveBeenCalledOnce();
  await expect.element(trigger).toHaveFocus();
});

test.each(['dark', 'light'] as const)('is accessible while open, %s', async (theme) => {
  dress(theme);
  await render(
    <Menu
      label="Account"
      header="Balance"
      trigger={<Button>rongin</Button>}
      entries={[
        { key: 'a', text: 'Deposit' },
        { key: 'b', text: 'Log out', destructive: true, separated: true },
      ]}
    />,
  );
  await page.getByRole('button', { name: 'rongin' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('a choice says which entry is chosen', async () => {
  await render(
    <Menu
      label="Language"
      trigger={<Button>English</Button>}
      entries={[
        { key: 'EN', text: 'English', checked: true },
        { key: 'BN', text: 'বাংলা', lang: 'bn', checked: false },
      ]}
    />,
  );
  await page.getByRole('button').click();
  await expect.element(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await expect.element(page.getByRole('menuitemradio', { name: 'বাংলা' })).not.toBeChecked();
});

test('on a phone it is a sheet from below over a dimmed page, and a press there closes it', async () => {
  await page.viewport(390, 700);
  await render(
    <Menu
      label="Account"
      trigger={<Button>rongin</Button>}
      entries={Array.from({ length: 30 }, (_, at) => ({ key: `${at}`, text: `Entry ${at}` }))}
    />,
  );
  await page.getByRole('button', { name: 'rongin' }).click();
  const menu = page.getByRole('menu', { name: 'Account' });
  await expect.poll(() => Math.round(menu.element().getBoundingClientRect().bottom)).toBe(700);
  expect(menu.element().getBoundingClientRect().width).toBe(390);
  expect(menu.element().getBoundingClientRect().top).toBeGreaterThan(50);
  await userEvent.click(document.elementFromPoint(195, 20)!, { position: { x: 195, y: 20 } });
  await expect.element(menu).not.toBeInTheDocument();
  await page.viewport(1200, 700);
});
