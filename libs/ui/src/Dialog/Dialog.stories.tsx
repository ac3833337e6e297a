import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CheckCircleIcon, ShieldIcon } from '../icons/icons.ts';
import { Stack, Text } from '../layout/layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import './dialog-place.css.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = { title: 'Overlays/Dialog', component: Dialog, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj;

function Opened(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Log in" closeText="Close" {...props} />
    </>
  );
}

export const Form: Story = {
  render: () => (
    <Opened description="Welcome back. Play is for adults only." footer={<Button block>Log in</Button>}>
      <Stack>
        <TextField label="User name" />
        <TextField label="Password" type="password" />
      </Stack>
    </Opened>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open', hidden: true });
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByLabelText('User name')).toHaveFocus());
  },
};

/** The generic message: icon, title, text, buttons. */
export const Message: Story = {
  render: () => (
    <Opened
      size="s"
      icon={<ShieldIcon size="l" />}
      title="Is it you?"
      description="Some time has passed since you logged in. Please confirm that it is you."
      footer={
        <>
          <Button variant="secondary">Not now</Button>
          <Button>Confirm</Button>
        </>
      }
    />
  ),
};

export const ClosesByItself: Story = {
  render: () => (
    <Opened
      size="s"
      icon={<CheckCircleIcon size="l" />}
      mood="win"
      title="Deposit received"
      description="৳500.00 is in your balance."
      autoCloseMs={60_000}
    />
  ),
};

export const CoverDoesNotClose: Story = {
  render: () => (
    <Opened size="s" title="Choose a new password" coverCloses={false}>
      <TextField label="New password" type="password" />
    </Opened>
  ),
};

export const CannotBeClosed: Story = {
  render: () => <Opened size="s" title="Checking your identity" description="This takes a few seconds." closable={false} alert />,
};

export const LongContent: Story = {
  render: () => (
    <Opened
      size="l"
      title="Terms and conditions"
      footer={
        <>
          <Button variant="secondary">Decline</Button>
          <Button>Accept</Button>
        </>
      }
    >
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>
            Clause {index + 1}. A stake is accepted when the round begins; a round that is interrupted is finished or refunded.
          </Text>
        ))}
      </Stack>
    </Opened>
  ),
};

export const LongWords: Story = {
  render: () => (
    <Opened
      size="s"
      title="Donaudampfschifffahrtsgesellschaftskapitänspatentverlängerungsgebühr"
      description={'Một lời giải thích rất dài về những gì sẽ xảy ra tiếp theo với số tiền của bạn. '.repeat(12)}
      footer={
        <>
          <Button variant="secondary">Để sau, tôi muốn suy nghĩ thêm</Button>
          <Button>Tôi đồng ý với tất cả các điều khoản</Button>
        </>
      }
    />
  ),
};

/** In landscape on a phone it becomes a column at the side. */
export const Full: Story = {
  render: () => (
    <Opened size="full" title="Lantern Festival">
      <iframe title="Lantern Festival" srcDoc="<p>Game</p>" />
    </Opened>
  ),
};

/** From the press of a button until the code of dialogs has loaded. */
export const OnItsWay: Story = {
  render: () => (
    <div data-dialog-place="" aria-hidden>
      <div />
    </div>
  ),
  beforeEach: () => {
    document.documentElement.dataset['opens'] = '';
    return () => void delete document.documentElement.dataset['opens'];
  },
};

function Two() {
  const [inner, setInner] = useState(false);
  return (
    <Opened title="Register" footer={<Button onClick={() => setInner(true)}>Read the terms</Button>}>
      <TextField label="User name" />
      <Dialog open={inner} onOpenChange={setInner} title="Terms" closeText="Close the terms" size="l">
        <Text>A stake is accepted when the round begins.</Text>
      </Dialog>
    </Opened>
  );
}
export const Stacked: Story = {
  render: () => <Two />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Read the terms' }));
    await expect(await screen.findByRole('dialog', { name: 'Terms' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Register' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Read the terms' }));
  },
};
