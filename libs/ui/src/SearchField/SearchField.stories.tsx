import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = { title: 'Fields/SearchField' } satisfies Meta;
export default meta;

function Example({ words = '', busy = false, placeholder = 'Search games or vendors' }) {
  const [value, setValue] = useState(words);
  return (
    <SearchField label="Find any game" placeholder={placeholder} clearText="Clear" value={value} onValueChange={setValue} busy={busy} />
  );
}

export const Empty: StoryObj = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Find any game' });
    await userEvent.type(field, 'lotus');
    await expect(field).toHaveValue('lotus');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
  },
};
export const Filled: StoryObj = { render: () => <Example words="lotus" /> };
export const Busy: StoryObj = { render: () => <Example words="lotus" busy /> };
export const LongPlaceholder: StoryObj = {
  render: () => <Example placeholder="Tìm trong hơn một trăm trò chơi và tất cả các nhà cung cấp của chúng tôi" />,
};
