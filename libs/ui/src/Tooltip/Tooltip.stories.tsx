import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../layout/layout.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = { title: 'Overlays/Tooltip', component: Tooltip, parameters: { layout: 'centered' } } satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj;

export const OnFocus: Story = {
  render: () => (
    <Tooltip text="Rounds of the last 90 days">
      <Button variant="secondary">Betting record</Button>
    </Tooltip>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveTextContent('Rounds of the last 90 days');
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription('Rounds of the last 90 days');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const Sides: Story = {
  render: () => (
    <Inline>
      {(['top', 'bottom', 'start', 'end'] as const).map((side) => (
        <Tooltip key={side} side={side} text={`At the ${side}`}>
          <Button variant="secondary">{side}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
};
export const LongText: Story = {
  render: () => (
    <Tooltip text="Số tiền bạn phải đặt cược trước khi có thể rút tiền thưởng, tính cho tất cả các trò chơi trừ xổ số">
      <Button variant="secondary">Vòng cược</Button>
    </Tooltip>
  ),
};
