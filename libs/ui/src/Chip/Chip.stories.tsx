import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip, ChipRow } from './Chip.tsx';

const meta = { component: Chip, args: { children: 'All vendors' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Row: Story = {
  render: () => (
    <ChipRow label="Vendors" scroll>
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
