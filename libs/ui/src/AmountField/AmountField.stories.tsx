import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

function Example({ first, ...props }: Omit<AmountFieldProps, 'value' | 'onValueChange'> & { first: string }) {
  const [value, setValue] = useState(first);
  return <AmountField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Fields/AmountField',
  component: Example,
  args: {
    label: 'Amount',
    symbol: '৳',
    decimals: 2,
    hint: 'From ৳100.00 to ৳50,000.00',
    required: true,
    placeholder: '0',
    quickLabel: 'Choose an amount',
    quickAmounts: ['100', '200', '500', '1000', '2000', '5000'].map((value) => ({ value, text: `৳${Number(value).toLocaleString('en')}` })),
    first: '',
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '1250000.5');
    await expect(field).toHaveValue('1,250,000.5');
    await userEvent.clear(field);
    await userEvent.paste('৳ ১,২৫০.০০');
    await expect(field).toHaveValue('1,250.00');
    await userEvent.click(canvas.getByRole('button', { name: '৳500' }));
    await expect(field).toHaveValue('500');
    await expect(canvas.getByRole('button', { name: '৳500' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Dong: Story = {
  args: {
    symbol: '₫',
    decimals: 0,
    locale: 'vi',
    label: 'Số tiền',
    hint: 'Từ 50.000 ₫ đến 50.000.000 ₫',
    first: '1250000',
    quickAmounts: [],
  },
};
export const Lakhs: Story = { args: { locale: 'bn', label: 'পরিমাণ', first: '1250000.50', quickAmounts: [] } };
export const Refused: Story = { args: { first: '99', error: 'Please enter an amount from ৳100.00 to ৳50,000.00.' } };
export const Disabled: Story = { args: { first: '500', disabled: true } };
export const ReadOnly: Story = { args: { first: '500', readOnly: true } };
