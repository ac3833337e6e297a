import type { Meta, StoryObj } from '@storybook/react-vite';
import { SoundIcon } from '../icons/icons.ts';
import { Marquee } from './Marquee.tsx';

const meta = {
  title: 'Feedback/Marquee',
  component: Marquee,
  args: {
    label: 'Notices',
    icon: <SoundIcon />,
    texts: { pause: 'Pause notices', play: 'Run notices', previous: 'Previous notice', next: 'Next notice' },
    items: [
      { key: '1', content: 'Maintenance of Silver Heron games on Sunday, 02:00 to 04:00.' },
      { key: '2', content: 'Never share your password: our staff will not ask for it.' },
      { key: '3', content: 'New games every Thursday.' },
    ],
  },
} satisfies Meta<typeof Marquee>;
export default meta;

export const Notices: StoryObj<typeof meta> = {};
