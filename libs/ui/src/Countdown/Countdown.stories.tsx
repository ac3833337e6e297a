import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const meta = { title: 'Feedback/Countdown', component: Countdown, args: { until: 0, locale: 'en' } } satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Begins when it is shown. */
function FromNow({ seconds, ...props }: Omit<CountdownProps, 'until' | 'locale'> & { seconds: number }) {
  const [until, setUntil] = useState<number>();
  useEffect(() => setUntil(Date.now() + seconds * 1000), [seconds]);
  return until === undefined ? null : <Countdown until={until} locale="en" {...props} />;
}

export const Over: Story = {};
export const Hours: Story = { render: () => <FromNow seconds={93_609} /> };
export const Spoken: Story = {
  render: () => (
    <FromNow seconds={12} spoken={{ at: [60, 10, 0], text: (seconds) => (seconds === 0 ? 'Time is up' : `${seconds} seconds left`) }} />
  ),
};
