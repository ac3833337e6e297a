// N40.
import { openScreen } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { HelpScreen } from './help-screen.tsx';

const article = (slug: string, title: string) => ({
  slug,
  title,
  content: `<p>About ${slug}</p>`,
  updatedAt: '2030-01-01T00:00:00Z',
  version: 1,
  language: 'EN',
});
const answers = {
  getHelpCenter: {
    list: [{ id: 'money', title: 'Money', language: 'EN', articles: [article('limits', 'Limits'), article('fees', 'Fees')] }],
  },
};
const open = () =>
  openScreen(
    () => (
      <main>
        <HelpScreen contacts={null} />
      </main>
    ),
    answers,
  );

test('the part of the address after the # opens its article, and an opened article stands in the address', async () => {
  const { screen, router } = await open();
  await expect.element(screen.getByRole('button', { name: 'Limits' })).toHaveAttribute('aria-expanded', 'false');
  await router.navigate({ to: '/', hash: 'limits' });
  await expect.element(screen.getByText('About limits')).toBeVisible();
  await screen.getByRole('button', { name: 'Fees' }).click();
  await expect.element(screen.getByText('About fees')).toBeVisible();
  expect(router.state.location.hash).toBe('fees');
  router.history.back();
  await expect.element(screen.getByText('About limits')).toBeVisible();
});

test('a slug that no article has is searched for', async () => {
  const { screen, router } = await open();
  await router.navigate({ to: '/', hash: 'limit' });
  await expect.element(screen.getByRole('searchbox')).toHaveValue('limit');
  await expect.element(screen.getByRole('button', { name: 'Limits' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Fees' })).not.toBeInTheDocument();
});
