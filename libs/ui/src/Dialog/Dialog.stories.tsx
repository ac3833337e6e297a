import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { InfoIcon } from '../icons/icons.ts';
import { Stack, Text } from '../layout/layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = { title: 'Dialog', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

function Opened(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Log in" closeText="Close" {...props} />
    </>
  );
}

export const Form: StoryObj = {
  render: () => (
    <Opened description="Welcome back. Play is for adults only." footer={<Button block>Log in</Button>}>
      <Stack>
        <TextField label="User name" />
        <TextField label="Password" type="password" />
      </Stack>
    </Opened>
  ),
};
export const LongContent: StoryObj = {
  render: () => (
    <Opened size="l" title="Terms and conditions" footer={<Button>Accept</Button>}>
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
export const Full: StoryObj = {
  render: () => (
    <Opened size="full" title="Lantern Festival" hideTitle>
      <iframe title="Lantern Festival" srcDoc="<p>Game</p>" />
    </Opened>
  ),
};

function Question({ destructive = false }: { destructive?: boolean }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Log out?"
      text="You can come back at any time; your balance stays."
      confirmText="Log out"
      cancelText="Stay"
      closeText="Close"
      onConfirm={() => setOpen(false)}
      destructive={destructive}
    />
  );
}
export const Confirm: StoryObj = { render: () => <Question /> };
export const Destructive: StoryObj = { render: () => <Question destructive /> };
export const Notice: StoryObj = {
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      icon={<InfoIcon size="xl" />}
      title="This needs a real account"
      text="A trial player can try every game for play money. Register to deposit and play."
      confirmText="Register"
      closeText="Close"
      onConfirm={() => undefined}
    />
  ),
};
