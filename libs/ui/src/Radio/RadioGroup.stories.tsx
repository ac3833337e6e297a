import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { BankCardIcon, BankIcon, EWalletIcon, QrPayIcon } from '../icons/icons.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Example({ first = '', ...props }: Omit<RadioGroupProps, 'value' | 'onValueChange'> & { first?: string }) {
  const [value, setValue] = useState(first);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Fields/RadioGroup',
  component: Example,
  args: {
    label: 'How do you want to pay?',
    options: [
      { value: 'ewallet', text: 'E-wallet', hint: 'From the wallet on your phone', icon: <EWalletIcon size="l" /> },
      { value: 'bank', text: 'Bank transfer', hint: 'From your bank account', icon: <BankIcon size="l" /> },
      { value: 'card', text: 'Card', hint: 'Debit or credit card', icon: <BankCardIcon size="l" /> },
      { value: 'qr', text: 'QR code', hint: 'Not at the moment', icon: <QrPayIcon size="l" />, disabled: true },
    ],
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { args: { first: 'bank' } };
export const Cards: Story = {
  args: { look: 'cards' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('From your bank account'));
    await expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'QR code' })).toBeDisabled();
  },
};
export const Refused: Story = { args: { look: 'cards', required: true, error: 'Please choose how to pay.' } };
export const Disabled: Story = { args: { look: 'cards', first: 'ewallet', disabled: true } };
export const ReadOnly: Story = { args: { first: 'ewallet', readOnly: true } };
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Example
        label="كيف تريد أن تدفع؟"
        look="cards"
        first="bank"
        options={[
          { value: 'ewallet', text: 'محفظة إلكترونية', hint: 'من المحفظة على هاتفك', icon: <EWalletIcon size="l" /> },
          { value: 'bank', text: 'تحويل بنكي', hint: 'من حسابك البنكي', icon: <BankIcon size="l" /> },
        ]}
      />
    </div>
  ),
};
