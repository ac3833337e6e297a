import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { HeartIcon } from '../icons/icons.ts';
import { Chip, ChipRow } from './Chip.tsx';

const meta = { title: 'Display/Chip', component: Chip, args: { children: 'All providers' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Row: Story = {
  render: () => (
    <ChipRow label="Providers" scroll>
      {['All', 'In-house', 'Silver Heron', 'Tidewater', 'Nine Lanterns', 'Kite & Co', 'Monsoon Works', 'Blue Buffalo Lane'].map(
        (name, index) => (
          <Chip key={name} selected={index === 0}>
            {name}
          </Chip>
        ),
      )}
    </ChipRow>
  ),
};
export const WithIcon: Story = { args: { icon: <HeartIcon size="s" />, children: 'Favourites' } };
export const Disabled: Story = { args: { disabled: true } };

function Choice() {
  const [chosen, setChosen] = useState('Today');
  return (
    <ChipRow label="Period">
      {['Today', 'Yesterday', 'Last 7 days'].map((name) => (
        <Chip key={name} selected={name === chosen} onClick={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
export const OneOfMany: Story = {
  render: () => <Choice />,
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Last 7 days' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};
