import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FormError } from '../FormError/FormError.tsx';
import { LogoutIcon, UserIcon, WarningIcon } from '../icons/icons.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/Confirm dialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj;

function Question(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Log out?"
        text="You can come back at any time; your balance stays."
        icon={<LogoutIcon size="l" />}
        confirmText="Log out"
        cancelText="Stay"
        closeText="Close"
        onConfirm={() => setOpen(false)}
        {...props}
      />
    </>
  );
}
export const TwoAnswers: Story = {
  render: () => <Question />,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Log out?' })).toHaveAccessibleDescription(/your balance stays/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('dialog');
  },
};
export const Destructive: Story = {
  render: () => (
    <Question
      destructive
      icon={<WarningIcon size="l" />}
      title="Close your account?"
      text="This cannot be undone."
      confirmText="Close the account"
      cancelText="Keep it"
    />
  ),
};
export const Busy: Story = { render: () => <Question busy /> };
export const Failed: Story = {
  render: () => (
    <Question>
      <FormError message="The network did not answer. Please try again." />
    </Question>
  ),
};
export const Notice: Story = {
  render: () => (
    <Question
      icon={<UserIcon size="l" />}
      title="This needs a real account"
      text="A trial player can try every game for play money. Register to deposit and play."
      confirmText="Register"
      cancelText={undefined}
    />
  ),
};
