import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Kind of movement',
    defaultValue: 'deposit',
    options: [
      { value: 'deposit', text: 'Deposit' },
      { value: 'bet', text: 'Bet' },
      { value: 'win', text: 'Win' },
      { value: 'bonus', text: 'Bonus', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Kind of movement' });
    await userEvent.selectOptions(select, 'Win');
    await expect(select).toHaveValue('win');
  },
};
export const NothingChosen: Story = { args: { defaultValue: '', placeholder: 'Choose a kind' } };
export const WithHint: Story = { args: { hint: 'Only movements of this kind are listed.' } };
export const Refused: Story = { args: { defaultValue: '', placeholder: 'Choose a kind', required: true, error: 'Please choose a kind.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongOptions: Story = {
  args: { options: [{ value: 'deposit', text: 'খেলোয়াড়ের ব্যালেন্স থেকে উত্তোলনের জন্য আটকে রাখা এবং পরে ফেরত আসা টাকার পরিমাণ' }] },
};
