import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const vendors = [
  'Silver Heron',
  'Tidewater',
  'Nine Lanterns',
  'Kite & Co',
  'Monsoon Works',
  'Blue Buffalo Lane',
  'Velvet Orchid',
  'Harbour Lights',
];

function Example({ first = '', ...props }: Omit<ComboboxProps, 'value' | 'onValueChange'> & { first?: string }) {
  const [value, setValue] = useState(first);
  return <Combobox {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Fields/Combobox',
  component: Example,
  args: {
    label: 'Vendor',
    placeholder: 'Choose a vendor',
    searchText: 'Search vendors',
    emptyText: 'No vendor is called that.',
    loadingText: 'Loading vendors',
    options: vendors.map((text, index) => ({ value: text, text, detail: `${(index + 3) * 7} games` })),
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { first: 'Tidewater' } };
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Vendor' });
    await userEvent.click(box);
    const search = await screen.findByRole('combobox', { name: 'Search vendors' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, 'orch');
    await waitFor(() => expect(screen.getByRole('option', { name: /Velvet Orchid/ })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveTextContent('Velvet Orchid'));
    await waitFor(() => expect(box).toHaveFocus());
  },
};
export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Vendor' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search vendors' }), 'zzz');
    await waitFor(() => expect(screen.getByText('No vendor is called that.')).toBeVisible());
  },
};
export const Loading: Story = {
  args: { options: [], loading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Vendor' }));
    await waitFor(() => expect(screen.getByText('Loading vendors')).toBeVisible());
  },
};
export const Refused: Story = { args: { error: 'Please choose a vendor.', required: true } };
export const Disabled: Story = { args: { first: 'Tidewater', disabled: true } };
export const ReadOnly: Story = { args: { first: 'Tidewater', readOnly: true } };
