import type { Meta, StoryObj } from '@storybook/react-vite';
import { TileCell, TileGrid } from '../layout/layout.tsx';
import { picture } from '../stories/picture.ts';
import { GameTile } from './GameTile.tsx';

const meta = { title: 'GameTile' } satisfies Meta;
export default meta;

const press = () => undefined;
const names = [
  'Lantern Festival',
  'লণ্ঠন উৎসবের রাত',
  'Chín đèn lồng của dòng sông',
  'The Extraordinarily Long Voyage of the Silver Heron',
  'เทศกาลโคมลอย',
  'مهرجان الفوانيس',
];
export const Grid: StoryObj = {
  render: () => (
    <TileGrid label="Games">
      {names.map((name, index) => (
        <TileCell key={name}>
          <GameTile
            name={name}
            vendor="Silver Heron"
            tone={index}
            pictureUrl={index === 5 ? undefined : picture(index)}
            hotText={index < 2 ? 'Hot' : undefined}
            newText={index === 1 ? 'New' : undefined}
            play={index === 4 ? undefined : { text: 'Play', onPress: press }}
            trial={{ text: 'Free trial', onPress: press }}
            comingSoonText={index === 3 ? 'Coming soon' : undefined}
          />
        </TileCell>
      ))}
    </TileGrid>
  ),
};
