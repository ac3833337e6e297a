import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDraw, closedDraw, games } from '../testing/draws.ts';
import { DrawsScreen, type DrawsScreenProps } from './draws-screen.tsx';

const meta = { title: 'Office/Draws', parameters: officeStories } satisfies Meta;
export default meta;

const problems = [
  closedDraw({ draw: 'XSMB-20260821', problem: 'sourcesDiffer' }),
  closedDraw({ draw: 'THAI-20260816', game: 'THAI', problem: 'secondNeeded' }),
];
const rows = [
  closedDraw({ draw: 'XSMB-20260823', status: 'open', lines: null, stakes: [] }),
  aDraw(),
  ...problems,
  closedDraw({ draw: 'LAO-20260819', game: 'LAO', status: 'void' }),
];
const page = (list: typeof rows) => ({ list, next: null, about: { count: list.length, exact: true } });
const shown = (listDraws: NonNullable<Answers['listDraws']>, props: Partial<DrawsScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ listDraws, listLotteryGames: { list: games } }}>
      <DrawsScreen merchant={undefined} filters={{}} onFilter={() => undefined} onOpen={() => undefined} {...props} />
    </Stage>
  ),
});

export const ProblemsFirst = shown(({ query }) => page(query?.problem ? problems : rows));
export const NoProblems = shown(({ query }) => page(query?.problem ? [] : rows), { merchant: 'atrium01' });
export const WithProblems = shown(page(problems), { filters: { problem: 'true' } });
export const NothingFound = shown(page([]), { filters: { status: 'void' } });
export const Empty = shown(page([]));
export const Loading = shown(hanging);
export const Forbidden = shown(refusing('forbidden'));
