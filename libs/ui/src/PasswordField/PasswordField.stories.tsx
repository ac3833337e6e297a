import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Meter } from '../Meter/Meter.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    showText: 'Show password',
    hideText: 'Hide password',
    capsLockText: 'Caps Lock is on',
    autoComplete: 'current-password',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { aside: <TextLink href="#forgot">Forgot password?</TextLink> } };
export const ShownAndHidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'a quiet river');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('a quiet river');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const WithStrength: Story = {
  args: {
    autoComplete: 'new-password',
    defaultValue: 'quiet river',
    hint: '15 to 64 characters.',
    guide: <Meter label="Length" value={11} max={15} text="11 of 15" />,
  },
};
export const Refused: Story = {
  args: { defaultValue: 'password1', error: 'This password is too easy to guess. Please choose another one.' },
};
export const Disabled: Story = { args: { defaultValue: 'secret', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'secret', readOnly: true } };
