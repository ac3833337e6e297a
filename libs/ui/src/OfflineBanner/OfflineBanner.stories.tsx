import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  title: 'Feedback/OfflineBanner',
  component: OfflineBanner,
  args: { offline: true, text: 'No connection. What you see may be out of date.' },
} satisfies Meta<typeof OfflineBanner>;
export default meta;

export const Offline: StoryObj<typeof meta> = {};
