import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPack, aPackPage } from '../testing/packs.ts';
import { OddsScreen, type OddsScreenProps } from './odds-screen.tsx';
import { PacksScreen } from './packs-screen.tsx';

const meta = { title: 'Office/Lottery odds', parameters: officeStories } satisfies Meta;
export default meta;

const shown = (getLotteryPack: NonNullable<Answers['getLotteryPack']>, props: Partial<OddsScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ getLotteryPack, listProposals: { list: [] } }}>
      <OddsScreen merchant="atrium01" pack="vn-north" mayChange back={<a href="#odds" />} {...props} />
    </Stage>
  ),
});
const diceGames = [
  { game: 'K3_1M', names: { EN: 'K3, every minute' } },
  { game: 'K3_5M', names: { EN: 'K3, every 5 minutes' } },
];
const listed = (listLotteryPacks: NonNullable<Answers['listLotteryPacks']>): StoryObj => ({
  render: () => (
    <Stage answers={{ listLotteryPacks, listProposals: { list: [] } }}>
      <PacksScreen merchant={undefined} onOpen={() => undefined} />
    </Stage>
  ),
});

export const Packs = listed({ list: [aPack(), aPack({ pack: 'k3', games: diceGames, off: 0, changed: 0 })] });
export const NoPacks = listed({ list: [] });
export const North = shown(aPackPage());
export const Dice = shown(aPackPage('k3'), { pack: 'k3' });
export const OneTypeOff = shown(aPackPage('vn-north', { settings: { types: { lo2: { odds: '78', costUnits: 22 }, de: { off: true } } } }));
export const OnlyLooking = shown(aPackPage(), { mayChange: false });
export const Loading = shown(hanging);
export const Forbidden = shown(refusing('forbidden'));
