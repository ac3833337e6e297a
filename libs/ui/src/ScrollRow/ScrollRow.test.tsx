import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { ScrollCell, ScrollRow } from './ScrollRow.tsx';

function Row({ count }: { count: number }) {
  return (
    <ScrollRow label="Slots" texts={{ previous: 'Previous games', next: 'More games' }}>
      {Array.from({ length: count }, (_, place) => (
        <ScrollCell key={place}>
          <button>{`Game ${place + 1}`}</button>
        </ScrollCell>
      ))}
    </ScrollRow>
  );
}
const arrow = (text: string) => page.getByTitle(text);

beforeEach(async () => {
  dress('dark');
  await page.viewport(1200, 700);
});

test('has an arrow only where there is more, and moves by it', async () => {
  await render(<Row count={30} />);
  await expect.element(arrow('More games')).toBeInTheDocument();
  expect(arrow('Previous games').query()).toBeNull();
  const list = page.getByRole('list', { name: 'Slots' }).element();
  (arrow('More games').element() as HTMLElement).click();
  await expect.poll(() => list.scrollLeft).toBeGreaterThan(500);
  await expect.element(arrow('Previous games')).toBeInTheDocument();
});

test('moves the other way where pages run from right to left', async () => {
  document.documentElement.dir = 'rtl';
  try {
    await render(<Row count={30} />);
    await expect.element(arrow('More games')).toBeInTheDocument();
    (arrow('More games').element() as HTMLElement).click();
    await expect.poll(() => page.getByRole('list', { name: 'Slots' }).element().scrollLeft).toBeLessThan(-500);
  } finally {
    document.documentElement.dir = 'ltr';
  }
});

test('shows no arrow where everything fits', async () => {
  await render(<Row count={3} />);
  await expect.element(page.getByRole('button', { name: 'Game 3' })).toBeVisible();
  expect(arrow('More games').query()).toBeNull();
});

test('can be scrolled by keyboard if nothing in it is focusable', async () => {
  await render(
    <ScrollRow label="Coming" texts={{ previous: 'Previous games', next: 'More games' }}>
      {Array.from({ length: 30 }, (_, place) => (
        <ScrollCell key={place}>{`Game ${place + 1}`}</ScrollCell>
      ))}
    </ScrollRow>,
  );
  await expect.element(page.getByRole('list', { name: 'Coming' })).toHaveAttribute('tabindex', '0');
});
