import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = { title: 'Fields/TextArea', component: TextArea, args: { label: 'What happened?' } } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'A few sentences are enough.' } };
export const Counted: Story = {
  args: {
    defaultValue: 'The payment left my bank an hour ago,\nbut the balance is the same.',
    maxLength: 500,
    counter: (used: number, most: number) => `${used} of ${most}`,
  },
};
export const Refused: Story = { args: { error: 'Please write what happened.', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Sent' } };
