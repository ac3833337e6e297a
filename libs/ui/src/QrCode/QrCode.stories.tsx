import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Display/QrCode',
  component: QrCode,
  args: { value: 'https://app.example.com/android', label: 'QR code: app for Android' },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img');
    await waitFor(() => expect(code.querySelector('path')).not.toBeNull());
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FloatingBar: Story = { args: { size: 's', caption: 'Android' } };
export const SideMenu: Story = {};
export const Large: Story = { args: { size: 'l', caption: 'Scan with the camera of your phone' } };
