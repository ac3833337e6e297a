import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aGame, aMaintenance, aPage } from '../testing/games.ts';
import { GameScreen, type GameScreenProps } from './game-screen.tsx';

const meta = { title: 'Office/Game', parameters: officeStories } satisfies Meta;
export default meta;

const all = { change: true, availability: () => true, flags: () => true, maintenance: () => true };
const none = { change: false, availability: () => false, flags: () => false, maintenance: () => false };
const shown = (answers: Answers, props: Partial<GameScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={answers}>
      <GameScreen
        game="JL-lotus-lanterns"
        merchants={['atrium01', 'atrium01']}
        rights={all}
        tab="facts"
        onTab={() => undefined}
        back={<a href="#games" />}
        {...props}
      />
    </Stage>
  ),
});

export const Facts = shown({ getGame: aPage() });
export const Names = shown({ getGame: aPage() }, { tab: 'names' });
export const Merchants = shown(
  { getGame: aPage({ maintenance: [aMaintenance(), aMaintenance({ game: 'JL-lotus-lanterns', merchant: 'atrium01', until: null })] }) },
  { tab: 'merchants' },
);
export const Preview = shown({ getGame: aPage() }, { tab: 'preview' });
export const Retired = shown({ getGame: aPage({ game: aGame({ retired: '2030-02-01T10:00:00.000Z' }) }) });
export const OnlyLooking = shown({ getGame: aPage() }, { rights: none });
export const Loading = shown({ getGame: hanging });
export const Unknown = shown({ getGame: refusing('not_found') });
