import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = { title: 'Fields/Switch', component: Switch, args: { label: 'Sound in games' } } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('switch', { name: 'Sound in games' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(input).toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { defaultChecked: true, hint: 'Wins and spins are heard.' } };
export const Busy: Story = {
  args: { defaultChecked: true, busy: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('switch');
    await userEvent.click(input);
    await expect(input).toBeChecked();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
