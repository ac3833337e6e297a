import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Feedback/Spinner', component: Spinner, args: { text: 'Loading games' } } satisfies Meta<typeof Spinner>;
export default meta;

export const Medium: StoryObj<typeof meta> = {};
export const Large: StoryObj<typeof meta> = { args: { size: 'l' } };
export const Small: StoryObj<typeof meta> = { args: { size: 's' } };
