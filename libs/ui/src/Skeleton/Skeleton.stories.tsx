import type { Meta, StoryObj } from '@storybook/react-vite';
import { TileGrid } from '../layout/layout.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
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
export const Heading: Story = { args: { shape: 'heading' } };
export const Rows: Story = { args: { shape: 'row', lines: 4 } };
export const Control: Story = { args: { shape: 'control' } };
export const Chart: Story = { args: { shape: 'chart' } };
export const Avatar: Story = { args: { shape: 'circle' } };
