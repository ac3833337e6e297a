// N9.
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useHeldList } from './use-held-list.ts';

interface Entry {
  id: number;
  title: string;
}
const entries = (...titles: string[]): Entry[] => titles.map((title, id) => ({ id, title }));

function List({ latest }: { latest: readonly Entry[] }) {
  const { list, hasNews, show } = useHeldList(latest, ({ title }) => title);
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

test('what is added to a list waits until the reader asks for it', async () => {
  const { getByRole, rerender } = await render(<List latest={entries('a', 'b')} />);
  const listed = () =>
    getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  await rerender(<List latest={entries('new', 'a', 'b')} />);
  expect(listed(), 'the same entries, as they are now').toEqual(['a 1', 'b 2']);
  await getByRole('button', { name: 'New' }).click();
  expect(listed()).toEqual(['new 0', 'a 1', 'b 2']);
  await expect.element(getByRole('button', { name: 'New' })).not.toBeInTheDocument();
});

test('what is taken away goes at once, with whatever else has changed', async () => {
  const { getByRole, rerender } = await render(<List latest={entries('a', 'b')} />);
  await rerender(<List latest={entries('new', 'b', 'c')} />);
  expect(
    getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['new 0', 'b 1', 'c 2']);
  await expect.element(getByRole('button', { name: 'New' })).not.toBeInTheDocument();
});

test('an empty list shows what comes', async () => {
  const { getByRole, rerender } = await render(<List latest={[]} />);
  await rerender(<List latest={entries('a')} />);
  await expect.element(getByRole('listitem')).toHaveTextContent('a 0');
});
