import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../Banner/Banner.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import { picture } from '../stories/picture.ts';
import { Carousel } from './Carousel.tsx';

const texts = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, total: number) => `Slide ${number} of ${total}`,
};
const meta = { title: 'Display/Carousel' } satisfies Meta;
export default meta;

const titles = ['Spin by lantern light', 'Every outcome can be verified', 'Play at your own pace'];
export const Banners: StoryObj = {
  render: () => (
    <Carousel
      label="Offers"
      texts={texts}
      slides={titles.map((title, index) => ({
        key: title,
        content: (
          <Banner
            kicker="In-house"
            title={title}
            text="Twenty lines, free spins and a server that shows its seed before you bet."
            actionText="Play now"
            render={<a href="#play" />}
            pictureUrl={picture(index + 2, 960, 400)}
          />
        ),
      }))}
    />
  ),
};
export const Tiles: StoryObj = {
  render: () => (
    <Carousel
      label="Hot games"
      texts={texts}
      show="auto"
      autoplay={null}
      loop={false}
      pagination={false}
      arrows
      gap={24}
      slides={Array.from({ length: 12 }, (_, index) => ({
        key: `${index}`,
        content: (
          <GameTile
            name={`Lantern ${index + 1}`}
            tone={index}
            pictureUrl={picture(index)}
            hotText="Hot"
            play={{ text: 'Play', onPress: () => undefined }}
          />
        ),
      }))}
    />
  ),
};
export const Single: StoryObj = {
  render: () => <Carousel label="Offers" texts={texts} slides={[{ key: 'only', content: <Banner title="Only one" /> }]} />,
};
