import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack, Text } from '../layout/layout.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = { title: 'Overlays/Drawer', component: Drawer, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj;

function Opened(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Round of 12 March" closeText="Close" {...props}>
        <Text>Stake ৳20.00, return ৳68.00.</Text>
      </Drawer>
    </>
  );
}
export const AtTheEnd: Story = {
  render: () => <Opened footer={<Button>Verify this round</Button>} />,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Round of 12 March' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
  },
};
export const AtTheStart: Story = { render: () => <Opened side="start" title="Categories" /> };
export const LongContent: Story = {
  render: () => (
    <Opened description="Everything that happened in this round, in order." footer={<Button block>Verify this round</Button>}>
      <Stack>
        {Array.from({ length: 40 }, (_, index) => (
          <Text key={index}>Step {index + 1}: the reels stopped.</Text>
        ))}
      </Stack>
    </Opened>
  ),
};
