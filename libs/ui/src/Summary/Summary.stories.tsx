import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../Money/Money.tsx';
import { Summary } from './Summary.tsx';

const meta = { title: 'Data/Summary', component: Summary, args: { entries: [] } } satisfies Meta<typeof Summary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sums: Story = {
  args: {
    entries: [
      { key: 'rounds', label: 'Rounds', value: '1,284' },
      { key: 'stake', label: 'Staked', value: <Money text="৳64,200.00" /> },
      { key: 'win', label: 'Won', value: <Money text="৳61,935.50" /> },
      { key: 'result', label: 'Result', value: <Money text="−৳2,264.50" mood="loss" /> },
    ],
  },
};
export const Loading: Story = {
  args: { entries: ['Rounds', 'Staked', 'Won', 'Result'].map((label) => ({ key: label, label, value: undefined })) },
};
export const LargeAmounts: Story = {
  args: { entries: ['Staked', 'Won', 'Result'].map((label) => ({ key: label, label, value: <Money text="₫999.999.999.999,00" /> })) },
};
