// N41.
import { openScreen } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { HelpArticles } from './help-articles.tsx';

test('an open article ends with the question whether it helped, the contacts, and the way to write', async () => {
  const article = {
    slug: 'limits',
    title: 'Limits',
    content: '<p>Text</p>',
    updatedAt: '2030-01-01T00:00:00Z',
    version: 1,
    language: 'EN',
  };
  const Shown = ({ slug }: { slug?: string }) => (
    <main>
      <HelpArticles slug={slug} contacts={<a href="https://help.example/desk">Help desk</a>} onOpen={() => undefined} level={2} />
    </main>
  );
  const answers = { getHelpCenter: { list: [{ id: 'money', title: 'Money', language: 'EN', articles: [article] }] } };
  const { screen } = await openScreen(() => <Shown slug="limits" />, answers);
  await expect.element(screen.getByText('Was this helpful?')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Help desk' })).toHaveAttribute('href', 'https://help.example/desk');
  await screen.getByRole('button', { name: 'Write to us' }).first().click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('a closed article shows none of them', async () => {
  const article = {
    slug: 'limits',
    title: 'Limits',
    content: '<p>Text</p>',
    updatedAt: '2030-01-01T00:00:00Z',
    version: 1,
    language: 'EN',
  };
  const answers = { getHelpCenter: { list: [{ id: 'money', title: 'Money', language: 'EN', articles: [article] }] } };
  const { screen } = await openScreen(
    () => (
      <main>
        <HelpArticles slug={undefined} contacts={<a href="https://help.example/desk">Help desk</a>} onOpen={() => undefined} level={2} />
      </main>
    ),
    answers,
  );
  await expect.element(screen.getByRole('button', { name: 'Limits' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Help desk' })).not.toBeInTheDocument();
});

test('an article added while help is being read waits until the reader asks for it', async () => {
  const article = (slug: string, title: string) => ({
    slug,
    title,
    content: '<p>Text</p>',
    updatedAt: '2030-01-01T00:00:00Z',
    version: 1,
    language: 'EN',
  });
  const help = (...articles: ReturnType<typeof article>[]) => ({ list: [{ id: 'money', title: 'Money', language: 'EN', articles }] });
  const answers: Record<string, unknown> = { getHelpCenter: help(article('limits', 'Limits')) };
  const { screen, queryClient } = await openScreen(
    () => (
      <main>
        <HelpArticles slug={undefined} contacts={null} onOpen={() => undefined} level={2} />
      </main>
    ),
    answers,
  );
  await expect.element(screen.getByRole('button', { name: 'Limits' })).toBeVisible();
  answers['getHelpCenter'] = help(article('fees', 'Fees'), article('limits', 'Limits'));
  await queryClient.invalidateQueries();
  const show = screen.getByRole('button', { name: 'Show what is new' });
  await expect.element(show).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Fees' })).not.toBeInTheDocument();
  await show.click();
  await expect.element(screen.getByRole('button', { name: 'Fees' })).toBeVisible();
  await expect.element(show).not.toBeInTheDocument();
});
