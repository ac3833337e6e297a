import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { checkedFeed } from '../testing/feeds.ts';
import { ImportsScreen } from './imports-screen.tsx';

const meta = { title: 'Office/Imports', parameters: officeStories } satisfies Meta;
export default meta;

const { id, vendor, source, by, at } = checkedFeed();
const applied = { feed: id, vendor, added: 12, changed: 3, back: 0, retired: 1, pictures: 12, by, at };
const list = [
  { id, vendor, source, by, at, games: 2418, applied: null },
  { id: id.replace('f1', 'f2'), vendor: 'TDW', source: 'tdw.csv', by: 'amina', at, games: 311, applied },
];
const shown = (answers: Answers, mayCheck = true): StoryObj => ({
  render: () => (
    <Stage answers={answers}>
      <ImportsScreen mayCheck={mayCheck} onOpen={() => undefined} />
    </Stage>
  ),
});
const page = { list, next: null, about: { count: 2, exact: true } };

export const Lists = shown({ listFeeds: page });
export const Checking: StoryObj = {
  ...shown({ listFeeds: page }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check a list' }));
    await expect(await screen.findByRole('dialog', { name: 'Check a vendor’s list' })).toBeVisible();
  },
};
export const OnlyLooking = shown({ listFeeds: page }, false);
export const Empty = shown({ listFeeds: { list: [], next: null, about: { count: 0, exact: true } } });
export const Loading = shown({ listFeeds: hanging });
export const Forbidden = shown({ listFeeds: refusing('forbidden') });
