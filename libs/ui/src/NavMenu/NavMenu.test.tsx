/* oxlint-disable jsx-a11y/anchor-has-content -- `render` takes an empty element; the primitive fills it */
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { violations } from '../testing/violations.ts';
import { NavMenu } from './NavMenu.tsx';

const opener = (name: string) => page.getByRole('button', { name: `Providers: ${name}` });
const choice = (name: string) => page.getByRole('link', { name });
const chosen = vi.fn();

beforeEach(async () => {
  chosen.mockClear();
  dress('dark');
  await page.viewport(1200, 700);
  await render(
    <>
      <NavMenu
        label="Game categories"
        entries={['Slots', 'Live', 'Fishing'].map((text) => ({
          key: text,
          text,
          render: <a href={`#${text}`} />,
          openText: `Providers: ${text}`,
          large: text === 'Live',
        }))}
        panel={(key, close) =>
          ['Heron', 'Gate'].map((vendor) => (
            <a
              key={vendor}
              href={`#${vendor}`}
              onClick={() => {
                chosen(key, vendor);
                close();
              }}
            >
              {vendor}
            </a>
          ))
        }
      />
      <button type="button" style={{ marginBlockStart: '20rem' }}>
        Elsewhere
      </button>
    </>,
  );
});

test('by keyboard: the button opens, arrows move, Escape gives the focus back, a choice closes', async () => {
  opener('Slots').element().focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await expect.element(choice('Heron')).toHaveFocus();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(choice('Gate')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener('Slots')).toHaveFocus();
  await expect.element(opener('Slots')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  expect(chosen.mock.calls).toEqual([['Slots', 'Heron']]);
  await expect.element(choice('Heron')).not.toBeInTheDocument();
});

test('the panel closes when the focus leaves it', async () => {
  await opener('Fishing').click();
  await expect.element(choice('Gate')).toBeVisible();
  page.getByRole('button', { name: 'Elsewhere' }).element().focus();
  await expect.element(choice('Gate')).not.toBeInTheDocument();
});

test('hovering opens the panel, moving to another entry switches panels at once, and leaving closes it', async () => {
  await page.getByRole('link', { name: 'Slots' }).hover();
  await expect.element(choice('Heron')).toBeVisible();
  await choice('Heron').hover();
  await page.getByRole('link', { name: 'Live' }).hover();
  await expect.element(opener('Live')).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Elsewhere' }).hover();
  await expect.element(choice('Heron')).not.toBeInTheDocument();
});

test('a large panel is as wide as the row, a small one a column that stays in the window, in either direction of writing', async () => {
  const panel = () => choice('Heron').element().parentElement!.getBoundingClientRect();
  for (const direction of ['ltr', 'rtl']) {
    document.documentElement.dir = direction;
    const row = page.getByRole('navigation').element().getBoundingClientRect();
    await opener('Live').click();
    expect(panel().width).toBeGreaterThan(row.width * 0.85);
    await opener('Fishing').click();
    expect(panel().width).toBeLessThan(row.width * 0.5);
    expect(panel().left).toBeGreaterThanOrEqual(0);
    expect(panel().right).toBeLessThanOrEqual(innerWidth);
    await opener('Fishing').click();
  }
  document.documentElement.dir = '';
});
