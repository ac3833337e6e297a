import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Patterns/Stepper',
  component: Stepper,
  args: {
    label: 'Steps of a deposit',
    steps: [
      { key: 'amount', text: 'Amount' },
      { key: 'pay', text: 'Payment' },
      { key: 'done', text: 'In your balance' },
    ],
    current: 'pay',
    positionText: (step: number, of: number) => `Step ${step} of ${of}`,
    doneText: 'done',
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 'amount' } };
export const Second: Story = {};
export const Done: Story = { args: { current: 'done', done: true } };
export const Failed: Story = { args: { failed: true } };
export const LongWords: Story = {
  args: {
    steps: [
      { key: 'amount', text: 'Chọn số tiền và phương thức thanh toán' },
      { key: 'pay', text: 'পেমেন্ট সম্পন্ন হওয়ার অপেক্ষায় আছে' },
      { key: 'done', text: 'เงินเข้ายอดเงินคงเหลือของคุณ' },
    ],
  },
};
