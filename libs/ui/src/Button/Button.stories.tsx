/* oxlint-disable jsx-a11y/anchor-has-content -- `render` takes an empty element; the primitive fills it */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepositIcon } from '../icons/icons.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { Button } from './Button.tsx';

const meta = { component: Button, args: { children: 'Deposit now' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Loading: Story = { args: { loading: true, loadingText: 'Sending' } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = { args: { render: <a href="#deposit" />, variant: 'secondary' } };
export const LongWords: Story = { args: { children: 'টাকা জমা দেওয়ার পদ্ধতি নির্বাচন করুন এবং এগিয়ে যান', size: 'l' } };
export const All: Story = {
  render: () => (
    <Stack>
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Inline key={variant}>
          {(['s', 'm', 'l'] as const).map((size) => (
            <Button key={size} variant={variant} size={size} icon={<DepositIcon />}>
              Deposit
            </Button>
          ))}
          <Button variant={variant} loading loadingText="Sending">
            Deposit
          </Button>
          <Button variant={variant} disabled>
            Deposit
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};
