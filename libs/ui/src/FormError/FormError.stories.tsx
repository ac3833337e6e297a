import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormError } from './FormError.tsx';

const meta = { title: 'Feedback/FormError', component: FormError } satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = { args: { message: 'The user name or the password is wrong.' } };
export const LongReason: Story = {
  args: {
    message: 'This account is locked for 5 minutes, because the password was wrong five times. You may choose a new password meanwhile.',
  },
};
/** It is in the page, so that a screen reader announces what appears in it, but takes no space. */
export const NothingWrong: Story = { args: { message: undefined } };
