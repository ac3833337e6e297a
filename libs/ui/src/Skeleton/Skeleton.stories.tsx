import type { Meta, StoryObj } from '@storybook/react-vite';
import { TileGrid } from '../layout/layout.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = { args: { lines: 3 } };
export const Block: Story = { args: { shape: 'block' } };
export const Tiles: Story = {
  render: () => (
    <TileGrid label="Loading">
      {Array.from({ length: 6 }, (_, index) => (
        <div role="listitem" key={index}>
          <Skeleton shape="tile" />
        </div>
      ))}
    </TileGrid>
  ),
};
