import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { Pagination } from './Pagination.tsx';

function Example({ total }: { total: number }) {
  const [at, setAt] = useState(1);
  return (
    <Pagination
      page={at}
      totalPages={total}
      onPageChange={setAt}
      texts={{
        label: 'Pages',
        previous: 'Previous page',
        next: 'Next page',
        position: (now, of) => `Page ${now} of ${of}`,
        number: String,
      }}
    />
  );
}

beforeEach(async () => {
  dress('dark');
  await page.viewport(1000, 600);
});

test('moves by keyboard; the ends are closed', async () => {
  await render(<Example total={3} />);
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  (page.getByRole('button', { name: '2' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('button', { name: '2' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: '3' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('says where it is on a phone, without numbers', async () => {
  await page.viewport(390, 600);
  await render(<Example total={12} />);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('Page 2 of 12')).toBeVisible();
  expect(page.getByRole('button', { name: '3' }).query()).toBeNull();
});

test('one page needs no pagination', async () => {
  await render(<Example total={1} />);
  expect(page.getByRole('navigation').query()).toBeNull();
});
