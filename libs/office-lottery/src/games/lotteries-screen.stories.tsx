import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { games } from '../testing/draws.ts';
import { LotteriesScreen, type LotteriesScreenProps } from './lotteries-screen.tsx';

const meta = { title: 'Office/Lottery games', parameters: officeStories } satisfies Meta;
export default meta;

const shown = (listLotteryGames: NonNullable<Answers['listLotteryGames']>, props: Partial<LotteriesScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ listLotteryGames, listProposals: { list: [] } }}>
      <LotteriesScreen merchant="atrium01" open={undefined} onOpen={() => undefined} maySchedule={() => true} {...props} />
    </Stage>
  ),
});

export const Games = shown({ list: games });
export const Calendar = shown({ list: games }, { open: games[0]!.id });
export const EveryMinute = shown({ list: games }, { open: games[2]!.id });
export const OnlyLooking = shown({ list: games }, { open: games[1]!.id, maySchedule: () => false });
export const Empty = shown({ list: [] });
export const Loading = shown(hanging);
export const Forbidden = shown(refusing('forbidden'));
