import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = { title: 'Data/Pagination' } satisfies Meta;
export default meta;

function Example({ start, total, disabled }: { start: number; total: number; disabled?: boolean }) {
  const [page, setPage] = useState(start);
  return (
    <Pagination
      page={page}
      totalPages={total}
      onPageChange={setPage}
      disabled={disabled}
      texts={{ label: 'Pages', previous: 'Previous page', next: 'Next page', position: (at, of) => `Page ${at} of ${of}`, number: String }}
    />
  );
}
export const Few: StoryObj = {
  render: () => <Example start={1} total={3} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('Page 2 of 3')).toBeInTheDocument();
  },
};
export const OnePageShowsNothing: StoryObj = { render: () => <Example start={1} total={1} /> };
export const Waiting: StoryObj = { render: () => <Example start={2} total={9} disabled /> };
export const Many: StoryObj = { render: () => <Example start={14} total={40} /> };
