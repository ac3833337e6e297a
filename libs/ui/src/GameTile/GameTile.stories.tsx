import type { Meta, StoryObj } from '@storybook/react-vite';
import { Children, useState, type ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TileCell, TileGrid } from '../layout/layout.tsx';
import { picture } from '../stories/picture.ts';
import { FavouriteHeart } from './FavouriteHeart.tsx';
import { GameTile, type GameTileProps } from './GameTile.tsx';
import { TilePreview } from './TilePreview.tsx';
import { TileTitle } from './TileTitle.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';

/** Stands in for the lettering that apps/art draws. */
const title =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="300" height="112"><path d="M20 90Q150 0 280 90L262 104Q150 34 38 104Z" fill="%23ffd67a" stroke="%23401028" stroke-width="8"/></svg>';
const press = () => undefined;
const args = {
  name: 'Lantern Festival',
  vendor: 'Silver Heron',
  tone: 0,
  pictureUrl: picture(0),
  play: { text: 'Play', onPress: press },
  trial: { text: 'Free trial', onPress: press },
} satisfies GameTileProps;
const meta = {
  title: 'Display/GameTile',
  component: GameTile,
  args,
  render: (props) => (
    <Grid>
      <GameTile {...props} />
    </Grid>
  ),
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

function Grid({ children }: { children: ReactNode }) {
  return (
    <TileGrid label="Games">
      {Children.map(children, (child) => (
        <TileCell>{child}</TileCell>
      ))}
    </TileGrid>
  );
}

export const Playable: Story = {};
/** Hover over it: another picture stands in for the moving one. */
export const WithPreview: Story = { args: { preview: <TilePreview pictureUrl={picture(1)} /> } };
/** The name in the game's lettering; the text stays for screen readers. */
export const Lettered: Story = { args: { preview: <TileTitle pictureUrl={title} /> } };
export const WithDetails: Story = { args: { details: 'RTP 96.34% · High volatility' } };
export const HotAndNew: Story = { args: { hotText: 'Hot', newText: 'New' } };
export const ComingSoon: Story = { args: { comingSoonText: 'Coming soon' } };
export const TrialOnly: Story = { args: { play: undefined } };
export const WithoutPicture: Story = { args: { pictureUrl: undefined } };
/** A link to all games of a vendor, with its sign. */
export const OfVendor: Story = {
  args: { name: 'Silver Heron', vendor: 'All games', emblem: true, play: { text: 'All games', onPress: press }, trial: undefined },
};
export const LongName: Story = { args: { name: 'The Extraordinarily Long Voyage of the Silver Heron and Her Nine Bells' } };

const favour = fn();
export const Favourite: Story = {
  render: function Favoured(props) {
    const [pressed, setPressed] = useState(false);
    const onToggle = () => {
      favour();
      setPressed(!pressed);
    };
    const heart = <FavouriteHeart text="Favourite" name={props.name} pressed={pressed} onToggle={onToggle} />;
    return (
      <Grid>
        <GameTile {...props} heart={heart} />
      </Grid>
    );
  },
  play: async ({ canvasElement }) => {
    favour.mockClear();
    const heart = within(canvasElement).getByRole('button', { name: 'Favourite Lantern Festival' });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(favour).toHaveBeenCalledOnce();
  },
};

export const Preview: Story = {
  args: { play: { text: 'Play', onPress: fn() }, hotText: 'Hot' },
  play: async ({ args: { play }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play Lantern Festival' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(play?.onPress).toHaveBeenCalledOnce();
  },
};

/** The six rotating colour themes, with playable and unavailable games. */
export const Tones: Story = {
  render: () => (
    <Grid>
      {Array.from({ length: 12 }, (_, index) => (
        <GameTile
          key={index}
          {...args}
          name={`Lantern ${index + 1}`}
          tone={index}
          pictureUrl={index % 4 === 3 ? undefined : picture(index)}
          comingSoonText={index < 6 ? undefined : 'Coming soon'}
        />
      ))}
    </Grid>
  ),
};

const names = ['লণ্ঠন উৎসবের রাত', 'Chín đèn lồng của dòng sông', 'เทศกาลโคมลอยริมแม่น้ำ', 'مهرجان الفوانيس على النهر', '河畔灯节'];
export const Scripts: Story = {
  render: () => (
    <Grid>
      {names.map((name, index) => (
        <GameTile key={name} {...args} name={name} tone={index} pictureUrl={picture(index)} hotText={index === 0 ? 'হট' : undefined} />
      ))}
    </Grid>
  ),
};

export const Loading: Story = {
  render: () => (
    <Grid>
      {Array.from({ length: 6 }, (_, index) => (
        <GameTileSkeleton key={index} />
      ))}
    </Grid>
  ),
};
