import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown.tsx';

const meta = { component: Countdown, args: { until: Date.now() + 65_000 } } satisfies Meta<typeof Countdown>;
export default meta;

export const Minute: StoryObj<typeof meta> = {};
export const Sentence: StoryObj<typeof meta> = { args: { format: (seconds) => `Send again in ${seconds} seconds` } };
