import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DepositIcon, HistoryIcon, LogoutIcon, MessageIcon, ReceiptIcon, ShieldIcon, WithdrawIcon } from '../icons/icons.ts';
import { Page, Stack, Text } from '../layout/layout.tsx';
import { Money } from '../Money/Money.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SideOverlay } from './SideOverlay.tsx';

const meta = { title: 'Patterns/Side overlay', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const sections = {
  deposit: { text: 'Deposit', icon: <DepositIcon /> },
  withdraw: { text: 'Withdraw', icon: <WithdrawIcon /> },
  bets: { text: 'Betting record', icon: <HistoryIcon /> },
  account: { text: 'Account record', icon: <ReceiptIcon /> },
  messages: { text: 'Messages', icon: <MessageIcon />, count: 3 },
  security: { text: 'My account', icon: <ShieldIcon /> },
} as const;
type Section = keyof typeof sections;

function Centre({ first = null, longTexts = false }: { first?: Section | null; longTexts?: boolean }) {
  const [open, setOpen] = useState<Section | null>(first);
  const entry = (key: Section) => ({
    key,
    ...sections[key],
    ...(longTexts && { text: `${sections[key].text}, với một cái tên dài hơn nhiều so với bình thường` }),
    active: key === open,
    render: <button type="button" onClick={() => setOpen(key)} />,
  });
  return (
    <SideOverlay
      label="Account"
      title="Account"
      head={
        <>
          <strong>rongin</strong>
          <Money text="৳1,250.00" size="l" />
        </>
      }
      groups={[
        { key: 'money', title: 'Money', entries: [entry('deposit'), entry('withdraw')] },
        { key: 'records', title: 'Records', entries: [entry('bets'), entry('account')] },
        { key: 'me', title: 'Me', entries: [entry('messages'), entry('security')] },
        {
          key: 'out',
          entries: [{ key: 'out', text: 'Log out', icon: <LogoutIcon />, destructive: true, render: <button type="button" /> }],
        },
      ]}
      back={{ text: 'Account', render: <button type="button" onClick={() => setOpen(null)} /> }}
    >
      {open && (
        <Page>
          <Stack>
            <PageHeader title={sections[open].text} />
            <Text>What belongs to this section.</Text>
          </Stack>
        </Page>
      )}
    </SideOverlay>
  );
}
export const Section: Story = { render: () => <Centre first="bets" /> };
/** On phones this is the page; on wide screens the app opens a section at once. */
export const List: Story = {
  render: () => <Centre />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Messages/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible());
  },
};
export const LongTexts: Story = { render: () => <Centre first="messages" longTexts /> };
