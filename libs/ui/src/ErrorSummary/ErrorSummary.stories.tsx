import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorSummary } from './ErrorSummary.tsx';

const names = ['Username', 'Password', 'Date of birth', 'Terms'];
const meta = {
  title: 'Patterns/ErrorSummary',
  component: ErrorSummary,
  args: { title: 'Please check what you entered.', errors: names.map((text) => ({ key: text, text, onFocus: fn() })) },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

export const Several: StoryObj<typeof meta> = {};
export const One: StoryObj<typeof meta> = { args: { errors: [{ key: 'amount', text: 'Amount', onFocus: fn() }] } };
