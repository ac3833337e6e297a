import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const meta = { title: 'Feedback/Countdown', component: Countdown, args: { until: 0 } } satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Begins when it is shown. */
function FromNow({ seconds, ...props }: Omit<CountdownProps, 'until'> & { seconds: number }) {
  const [until, setUntil] = useState<number>();
  useEffect(() => setUntil(Date.now() + seconds * 1000), [seconds]);
  return until === undefined ? null : <Countdown until={until} {...props} />;
}

export const Over: Story = {};
export const Hours: Story = { render: () => <FromNow seconds={93_609} /> };
export const Sentence: Story = {
  render: () => <FromNow seconds={65} format={(seconds) => `Send again in ${seconds} seconds`} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Send again in 6\d seconds/)).toBeVisible();
  },
};
export const Spoken: Story = {
  render: () => (
    <FromNow seconds={12} spoken={{ at: [60, 10, 0], text: (seconds) => (seconds === 0 ? 'Time is up' : `${seconds} seconds left`) }} />
  ),
};
