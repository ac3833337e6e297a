import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { DepositIcon, GlobeIcon, LogoutIcon, MessageIcon, ReceiptIcon, UserIcon, WithdrawIcon } from '../icons/icons.ts';
import { Money } from '../Money/Money.tsx';
import { Text } from '../layout/layout.tsx';
import { Menu } from './Menu.tsx';

const meta = { title: 'Overlays/Menu', component: Menu } satisfies Meta<typeof Menu>;
export default meta;

export const Member: StoryObj = {
  render: () => (
    <Menu
      label="Account"
      align="start"
      trigger={
        <Button variant="secondary" icon={<UserIcon />}>
          rongin
        </Button>
      }
      header={
        <>
          <Text size="s" tone="muted">
            Balance
          </Text>
          <Money text="৳1,250.00" size="l" />
        </>
      }
      entries={[
        { key: 'deposit', text: 'Deposit', icon: <DepositIcon /> },
        { key: 'withdraw', text: 'Withdraw', icon: <WithdrawIcon /> },
        { key: 'bets', text: 'Betting record', icon: <ReceiptIcon /> },
        {
          key: 'messages',
          text: 'Messages',
          icon: <MessageIcon />,
          aside: (
            <Badge mood="danger" solid>
              3
            </Badge>
          ),
        },
        { key: 'out', text: 'Log out', icon: <LogoutIcon />, destructive: true, separated: true },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'rongin' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Account' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Deposit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await screen.findByRole('menu');
  },
};
export const Language: StoryObj = {
  render: () => (
    <Menu
      label="Language"
      align="start"
      trigger={
        <Button variant="ghost" icon={<GlobeIcon />}>
          English
        </Button>
      }
      entries={[
        { key: 'EN', text: 'English', lang: 'en', checked: true },
        { key: 'BN', text: 'বাংলা', lang: 'bn', checked: false },
        { key: 'AR', text: 'العربية', lang: 'ar', checked: false },
      ]}
    />
  ),
};
