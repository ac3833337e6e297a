import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { checkedFeed, feedRow, rowsOf } from '../testing/feeds.ts';
import { FeedScreen, type FeedScreenProps } from './feed-screen.tsx';

const meta = { title: 'Office/Import of a list', parameters: officeStories } satisfies Meta;
export default meta;

const rows: Answers['listFeedRows'] = ({ query }) => ({
  list: [...rowsOf[query?.kind ?? 'new']],
  next: null,
  about: { count: rowsOf[query?.kind ?? 'new'].length, exact: true },
});
const shown = (answers: Answers, props: Partial<FeedScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ getFeed: checkedFeed(), listFeedRows: rows, ...answers }}>
      <FeedScreen feed="1" filters={{}} onFilter={() => undefined} mayCheck mayApply="apply" back={<a href="#lists" />} {...props} />
    </Stage>
  ),
});

export const NewGames = shown({});
export const Changed = shown({}, { filters: { kind: 'changed' } });
export const Gone = shown({}, { filters: { kind: 'gone' } });
export const Refused: StoryObj = {
  ...shown({}, { filters: { kind: 'refused' } }),
  play: async () => {
    await expect((await screen.findAllByText('U+202E'))[0]).toBeVisible();
    await expect(screen.getByText('The code is in the list more than once.')).toBeVisible();
  },
};
export const ThreeThousand = shown({
  getFeed: checkedFeed({ counts: { new: 3000, changed: 0, back: 0, gone: 0, same: 0, refused: 0 } }),
  listFeedRows: {
    list: Array.from({ length: 3000 }, (_, place) => feedRow(place, 'new', { changes: rowsOf.new[0]!.changes })),
    next: null,
    about: { count: 3000, exact: true },
  },
});
export const Mapping = shown({
  getFeed: checkedFeed({ mapping: { columns: { name: 'title' }, lines: {}, otherLine: null }, unknownLines: ['Video slots', 'Sea games'] }),
});
export const Applying: StoryObj = {
  ...shown({}),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Propose' }));
    await expect(await screen.findByRole('dialog', { name: 'Propose the import of MGW’s games' })).toBeVisible();
  },
};
export const Applied = shown({
  getFeed: checkedFeed({
    applied: {
      feed: checkedFeed().id,
      vendor: 'MGW',
      added: 3,
      changed: 1,
      back: 0,
      retired: 1,
      pictures: 13,
      by: 'amina',
      at: checkedFeed().at,
    },
    pictures: { waiting: 12, broken: [{ code: 'moon-3', source: 'https://pictures.example/moon-3.png', problem: 'notFound' }] },
  }),
});
export const OnlyLooking = shown({}, { mayCheck: false, mayApply: undefined });
export const NothingFound = shown(
  { listFeedRows: { list: [], next: null, about: { count: 0, exact: true } } },
  { filters: { text: 'sun' } },
);
export const Loading = shown({ getFeed: hanging });
export const NotThere = shown({ getFeed: refusing('not_found') });
