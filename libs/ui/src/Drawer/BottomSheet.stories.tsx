import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../layout/layout.tsx';
import { BottomSheet, type BottomSheetProps } from './Drawer.tsx';

const meta = { title: 'Overlays/Bottom sheet', component: BottomSheet, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof BottomSheet
>;
export default meta;
type Story = StoryObj;

function Opened({ vendors, ...props }: Partial<BottomSheetProps> & { vendors: readonly string[] }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title="Filter the games"
        closeText="Close"
        footer={
          <>
            <Button variant="secondary">Clear</Button>
            <Button onClick={() => setOpen(false)}>Show the games</Button>
          </>
        }
        {...props}
      >
        <Stack gap="2">
          {vendors.map((vendor) => (
            <Checkbox key={vendor} label={vendor} />
          ))}
        </Stack>
      </BottomSheet>
    </>
  );
}
export const Filters: Story = {
  render: () => <Opened vendors={['Heron Live', 'Saffron Reels', 'Tidepool']} />,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Filter the games' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the games' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('dialog');
  },
};
export const MoreThanFits: Story = { render: () => <Opened vendors={Array.from({ length: 40 }, (_, index) => `Vendor ${index + 1}`)} /> };
