import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { someGames, someVendors } from '../testing/games.ts';
import { GamesScreen, type GamesScreenProps } from './games-screen.tsx';

const meta = { title: 'Office/Games', parameters: officeStories } satisfies Meta;
export default meta;

const list = { list: someGames, next: null, about: { count: someGames.length, exact: true } };
const nothing = { list: [], next: null, about: { count: 0, exact: true } };
const shown = (answers: Answers, props: Partial<GamesScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ listVendors: { list: someVendors }, ...answers }}>
      <GamesScreen merchant="atrium01" mayOrder filters={{ line: 'RNG' }} onFilter={() => undefined} onOpen={() => undefined} {...props} />
    </Stage>
  ),
});

export const InOrder = shown({ listGames: list });
export const MovingToAPlace: StoryObj = {
  ...shown({ listGames: list }),
  play: async () => {
    (await screen.findByRole('row', { name: /Evening Ferry/ })).focus();
    await userEvent.keyboard('m');
    await expect(await screen.findByRole('dialog', { name: 'Move Evening Ferry' })).toBeVisible();
  },
};
export const Catalogue = shown({ listGames: list }, { merchant: undefined, filters: {} });
export const OnlyLooking = shown({ listGames: list }, { mayOrder: false });
export const NothingFound = shown({ listGames: nothing }, { filters: { name: 'heron' } });
export const Empty = shown({ listGames: nothing }, { filters: {} });
export const Loading = shown({ listGames: hanging });
export const Forbidden = shown({ listGames: refusing('forbidden') });
export const Unreachable = shown({ listGames: refusing('network') });
