import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const names: Record<string, string> = { '+880': 'Bangladesh', '+84': 'Viet Nam', '+66': 'Thailand', '+971': 'United Arab Emirates' };

function Example({ first, ...props }: Omit<PhoneFieldProps, 'value' | 'onValueChange'> & { first: string }) {
  const [value, setValue] = useState({ code: props.codes[0]!, number: first });
  return <PhoneField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Fields/PhoneField',
  component: Example,
  args: {
    label: 'Mobile number',
    codeLabel: 'Country code',
    codes: ['+880'],
    codeName: (code: string) => names[code],
    searchText: 'Search for a country',
    emptyText: 'No country is called that.',
    first: '1712345678',
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneCode: Story = {};
export const AFewCodes: Story = { args: { codes: ['+880', '+84'] } };
export const ManyCodes: Story = {
  args: { codes: ['+1', '+44', '+66', '+84', '+86', '+91', '+880', '+966', '+971'], first: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = () => canvas.getByRole('combobox', { name: 'Country code' });
    // A plain list until the search's code has loaded.
    await waitFor(() => expect(code()).toHaveAttribute('aria-haspopup', 'dialog'));
    await userEvent.click(code());
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search for a country' }), 'viet{Enter}');
    await waitFor(() => expect(code()).toHaveTextContent('+84'));
  },
};
export const Refused: Story = { args: { first: '17', error: 'A number after +880 has 10 digits.' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
