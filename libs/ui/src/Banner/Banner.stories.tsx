/* oxlint-disable jsx-a11y/anchor-has-content -- `render` takes an empty element; the primitive fills it */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../stories/picture.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Display/Banner',
  component: Banner,
  args: { title: 'Spin by lantern light', text: 'Twenty lines, free spins and a server that shows its seed before you bet.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  args: {
    kicker: 'In-house slot',
    pictureUrl: picture(5, 960, 400),
    actionText: 'Play now',
    render: <a href="#play" />,
    terms: 'Adults only. Play money in the demonstration.',
  },
};
export const WordsOnly: Story = {};
