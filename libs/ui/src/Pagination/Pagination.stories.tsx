import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination } from './Pagination.tsx';

const meta = { title: 'Pagination' } satisfies Meta;
export default meta;

function Example({ start, total }: { start: number; total: number }) {
  const [page, setPage] = useState(start);
  return (
    <Pagination
      page={page}
      totalPages={total}
      onPageChange={setPage}
      texts={{ label: 'Pages', previous: 'Previous page', next: 'Next page', position: (at, of) => `Page ${at} of ${of}`, number: String }}
    />
  );
}
export const Few: StoryObj = { render: () => <Example start={1} total={3} /> };
export const Many: StoryObj = { render: () => <Example start={14} total={40} /> };
