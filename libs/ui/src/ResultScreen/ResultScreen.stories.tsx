import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { ResultScreen } from './ResultScreen.tsx';

const meta = {
  title: 'Patterns/Result screen',
  component: ResultScreen,
  args: { outcome: 'success', title: 'Deposit received' },
} satisfies Meta<typeof ResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = [
  { key: 'method', name: 'Method', value: 'Bank transfer' },
  { key: 'time', name: 'Time', value: '12 March 2026, 14:02' },
  { key: 'reference', name: 'Reference', value: '01HV7Q2J8K0T4W9XA5B6C7D8E9' },
];

export const Success: Story = {
  args: {
    amount: <Money text="৳500.00" />,
    text: 'It is in your balance. Enjoy your games.',
    facts,
    actions: (
      <>
        <Button>Play</Button>
        <Button variant="secondary">To the record</Button>
      </>
    ),
  },
};
/** It replaces the form, and takes the focus from the button that is gone. */
export const AfterAForm: Story = {
  args: { ...Success.args, takesFocus: true },
  render: function Form(args) {
    const [sent, setSent] = useState(false);
    return sent ? <ResultScreen {...args} /> : <Button onClick={() => setSent(true)}>Deposit</Button>;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await expect(await canvas.findByRole('heading', { name: 'Deposit received' })).toHaveFocus();
  },
};
export const Pending: Story = {
  args: {
    outcome: 'pending',
    title: 'On its way',
    amount: <Money text="৳500.00" />,
    text: 'The bank has not answered yet. You may leave this page: we tell you when the money is there.',
    facts,
    actions: <Button variant="secondary">To my account</Button>,
  },
};
export const Failed: Story = {
  args: {
    outcome: 'failed',
    title: 'The deposit was refused',
    amount: <Money text="৳500.00" />,
    text: 'Your bank refused the payment. Nothing was taken.',
    actions: (
      <>
        <Button>Try again</Button>
        <Button variant="secondary">Ask customer service</Button>
      </>
    ),
  },
};
export const LongTexts: Story = {
  args: {
    outcome: 'pending',
    title: 'Yêu cầu rút tiền của bạn đang được nhân viên của chúng tôi kiểm tra',
    text: 'Việc kiểm tra thường mất dưới mười phút. Chúng tôi sẽ thông báo cho bạn ngay khi tiền được chuyển đi.',
    facts,
  },
};
