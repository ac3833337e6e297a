import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileField } from './FileField.tsx';

const meta = {
  title: 'Fields/FileField',
  component: FileField,
  args: { label: 'Document', buttonText: 'Choose a file', status: 'None chosen', hint: 'PNG or JPEG, 5 MB at most.' },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { status: 'passport.png' } };
export const Wrong: Story = { args: { status: 'notes.txt', error: 'Choose a PNG or JPEG picture.' } };
export const Disabled: Story = { args: { disabled: true } };
