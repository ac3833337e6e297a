import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameTile } from '../GameTile/GameTile.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { picture } from '../stories/picture.ts';
import { ScrollCell, ScrollRow } from './ScrollRow.tsx';

const meta = { title: 'Navigation/ScrollRow' } satisfies Meta;
export default meta;

const texts = { previous: 'Previous games', next: 'More games' };
const names = ['Lantern Festival', 'Chín đèn lồng', 'The Long Voyage of the Silver Heron', 'لعبة الفوانيس', 'লণ্ঠন উৎসব', 'เทศกาลโคมลอย'];

export const Tiles: StoryObj = {
  render: () => (
    <ScrollRow label="Slots" texts={texts}>
      {[...names, ...names, ...names].map((name, place) => (
        <ScrollCell key={place}>
          <GameTile
            name={name}
            vendor="Silver Heron"
            tone={place}
            pictureUrl={picture(place % 6)}
            play={{ text: 'Play', onPress: () => undefined }}
          />
        </ScrollCell>
      ))}
    </ScrollRow>
  ),
};
export const FewChips: StoryObj = {
  render: () => (
    <ScrollRow label="Providers" texts={texts}>
      {['Silver Heron', 'Copper Monkey'].map((name) => (
        <ScrollCell key={name} fit="content">
          <Chip>{name}</Chip>
        </ScrollCell>
      ))}
    </ScrollRow>
  ),
};
