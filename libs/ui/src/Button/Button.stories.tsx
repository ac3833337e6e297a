/* oxlint-disable jsx-a11y/anchor-has-content -- `render` takes an empty element; the primitive fills it */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ArrowEndIcon, DepositIcon } from '../icons/icons.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { Button } from './Button.tsx';

const meta = { title: 'Actions/Button', component: Button, args: { children: 'Deposit now' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Deposit now' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Log out everywhere' } };
export const Small: Story = { args: { size: 's' } };
export const Large: Story = { args: { size: 'l' } };
export const WithIcon: Story = { args: { icon: <DepositIcon /> } };
export const LeadsOn: Story = { args: { iconEnd: <ArrowEndIcon size="s" />, children: 'Continue to payment' } };
export const FullWidth: Story = { args: { block: true, size: 'l' } };
export const Busy: Story = {
  args: { loading: true, loadingText: 'Sending', onClick: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Sending');
  },
};
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
