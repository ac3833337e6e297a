// N9.
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useHeldList } from './use-held-list.ts';

interface Entry {
  id: number;
  title: string;
}
const entries = (...titles: string[]): Entry[] => titles.map((title, id) => ({ id, title }));

const readOf = ({ title }: Entry) => title;

function List({ latest, language = 'EN', fetchedAt = 1 }: { latest: readonly Entry[]; language?: string; fetchedAt?: number }) {
  const { list, hasNews, show } = useHeldList({ latest, language, fetchedAt, readOf });
  return (
    <>
      {hasNews && <button onClick={show}>New</button>}
      <ul>
        {list.map(({ id, title }) => (
          <li key={title}>{`${title} ${id}`}</li>
        ))}
      </ul>
    </>
  );
}

async function open(latest: readonly Entry[]) {
  const { getByRole, rerender } = await render(<List latest={latest} />);
  const listed = () =>
    getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  const news = getByRole('button', { name: 'New' });
  return { listed, news, show: (next: readonly Entry[], language = 'EN') => rerender(<List latest={next} language={language} />) };
}

test.each([
  ['added', entries('new', 'a', 'b'), ['new 0', 'a 1', 'b 2']],
  ['withdrawn', entries('b'), ['b 0']],
  ['changed', entries('a', 'b, changed'), ['a 0', 'b, changed 1']],
  ['reordered', entries('b', 'a'), ['b 0', 'a 1']],
  ['withdrawn altogether', [], []],
])('what is %s waits until the reader asks for it', async (_what, latest, shown) => {
  const { listed, news, show } = await open(entries('a', 'b'));
  await show(latest);
  expect(listed()).toEqual(['a 0', 'b 1']);
  await news.click();
  expect(listed()).toEqual(shown);
  await expect.element(news).not.toBeInTheDocument();
});

test('entries that read the same replace those of the prerendered page', async () => {
  const { listed, news, show } = await open(entries('a', 'b'));
  await show(entries('a', 'b').map(({ id, title }) => ({ id: id + 10, title })));
  expect(listed()).toEqual(['a 10', 'b 11']);
  await expect.element(news).not.toBeInTheDocument();
});

test('what the page was prerendered with gives way to what is fetched, which is then held', async () => {
  const { getByRole, rerender } = await render(<List latest={entries('a', 'b')} fetchedAt={0} />);
  const listed = () =>
    getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  await rerender(<List latest={entries('b')} fetchedAt={1} />);
  expect(listed()).toEqual(['b 0']);
  await rerender(<List latest={entries('b', 'c')} fetchedAt={2} />);
  expect(listed()).toEqual(['b 0']);
  await expect.element(getByRole('button', { name: 'New' })).toBeVisible();
});

test('an empty list shows what comes, and another language is shown at once', async () => {
  const { listed, news, show } = await open([]);
  await show(entries('a'));
  expect(listed()).toEqual(['a 0']);
  await show(entries('ক'), 'BN');
  expect(listed()).toEqual(['ক 0']);
  await expect.element(news).not.toBeInTheDocument();
});
