import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

function Example({ first = '', ...props }: Omit<CodeFieldProps, 'value' | 'onValueChange'> & { first?: string }) {
  const [value, setValue] = useState(first);
  return <CodeField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Fields/CodeField',
  component: Example,
  args: { label: 'Verification code', length: 6, hint: 'We sent a code to your mobile number.' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { action: <Button variant="secondary">Send code</Button> } };
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Verification code' });
    await userEvent.click(field);
    await userEvent.paste('Your code is 482 913');
    await expect(field).toHaveValue('482913');
  },
};
export const Half: Story = { args: { first: '482' } };
export const Refused: Story = { args: { first: '482913', error: 'That is not the code that we sent.' } };
export const Busy: Story = { args: { first: '482913', busy: true } };
export const Disabled: Story = { args: { disabled: true } };
