// N9, N40, N41.
import { openScreen } from '@parlour/routes/testing';
import { useState } from 'react';
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

const article = (slug: string, title: string, content = '<p>Text</p>') => ({
  slug,
  title,
  content,
  updatedAt: '2030-01-01T00:00:00Z',
  version: 1,
  language: 'EN',
});
const help = (...articles: ReturnType<typeof article>[]) => ({ list: [{ id: 'money', title: 'Money', language: 'EN', articles }] });

/** Help as its page shows it, about `slug` at first. */
async function read(first: string | undefined, ...articles: ReturnType<typeof article>[]) {
  const answers: Record<string, unknown> = { getHelpCenter: help(...articles) };
  function Page() {
    const [slug, setSlug] = useState(first);
    return (
      <main>
        <HelpArticles slug={slug} contacts={null} onOpen={setSlug} level={2} />
      </main>
    );
  }
  const { screen, queryClient } = await openScreen(() => <Page />, answers);
  const change = async (...next: ReturnType<typeof article>[]) => {
    answers['getHelpCenter'] = help(...next);
    await queryClient.invalidateQueries();
  };
  return { screen, change, show: screen.getByRole('button', { name: 'Show what is new' }) };
}

test('what is added, changed and withdrawn while help is being read waits until the reader asks for it', async () => {
  const { screen, change, show } = await read('limits', article('limits', 'Limits'), article('wait', 'Waiting'));
  await expect.element(screen.getByText('Text')).toBeVisible();
  const before = screen.getByRole('button', { name: 'Waiting' }).element().getBoundingClientRect().top;
  await change(article('fees', 'Fees'), article('limits', 'Limits', '<p>Other words</p>'));
  await expect.element(show).toBeVisible();
  await expect.element(screen.getByText('Text')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Fees' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Waiting' }).element().getBoundingClientRect().top, 'nothing moves').toBe(before);
  await show.click();
  await expect.element(screen.getByText('Other words')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Fees' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Waiting' })).not.toBeInTheDocument();
  await expect.element(show).not.toBeInTheDocument();
});

test('an article that was withdrawn while it is read stays open, and is searched for once the reader asks for what is new', async () => {
  const { screen, change, show } = await read('fees', article('fees', 'Fees'), article('limits', 'Limits'));
  await expect.element(screen.getByText('Text')).toBeVisible();
  await change(article('limits', 'Limits'));
  await expect.element(show).toBeVisible();
  await expect.element(screen.getByText('Text')).toBeVisible();
  await show.click();
  await expect.element(screen.getByText('Nothing was found')).toBeVisible();
  await expect.element(screen.getByRole('searchbox', { name: 'Search in help' })).toHaveValue('fees');
});

test('a search stays when an article that it found is opened, and ends at a link to another one', async () => {
  const other = article('limits', 'Limits', '<p>See <a href="#fees">what it costs</a>.</p>');
  const { screen } = await read(undefined, article('fees', 'Fees'), other);
  const search = screen.getByRole('searchbox', { name: 'Search in help' });
  await search.fill('limit');
  await expect.element(screen.getByRole('button', { name: 'Fees' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Limits' }).click();
  await expect.element(search).toHaveValue('limit');
  await expect.element(screen.getByRole('button', { name: 'Limits' })).toHaveFocus();
  await screen.getByRole('link', { name: 'what it costs' }).click();
  await expect.element(screen.getByRole('button', { name: 'Fees' })).toHaveAttribute('aria-expanded', 'true');
  await expect.element(search).toHaveValue('');
});
