import { afterEach, expect, test } from 'vitest';
import { openPage } from './testing/open-page.tsx';

const Tall = () => <div style={{ height: '300vh' }}>Games</div>;

/** A prerendered page is visible, and can be scrolled, before its script runs. */
function pageBeforeItsScript(): void {
  const page = document.createElement('div');
  page.style.height = '300vh';
  page.dataset['before'] = '';
  document.body.append(page);
}

afterEach(() => {
  document.querySelector('[data-before]')?.remove();
  window.scrollTo(0, 0);
});

test('a prerendered page that was scrolled before its script ran stays where it is', async () => {
  pageBeforeItsScript();
  window.scrollTo(0, 400);
  const { screen, router } = await openPage('/', 'guest', Tall, { prerendered: true });
  await expect.element(screen.getByText('Games')).toBeVisible();
  await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/');
  expect(window.scrollY).toBe(400);
});

test('the next page begins at its top', async () => {
  pageBeforeItsScript();
  const { screen, router } = await openPage('/', 'guest', Tall, { prerendered: true });
  await expect.element(screen.getByText('Games')).toBeVisible();
  window.scrollTo(0, 400);
  await router.navigate({ to: '/about' });
  await expect.poll(() => window.scrollY).toBe(0);
});
