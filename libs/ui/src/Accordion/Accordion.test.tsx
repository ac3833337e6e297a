import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from './Accordion.tsx';

const items = [
  { key: 'a', title: 'How long does a withdrawal take?', content: <p>Ten minutes.</p> },
  { key: 'b', title: 'Which documents do you need?', content: <p>None.</p> },
];

test('a title opens what is below it and closes it again, by keyboard, and says so', async () => {
  const toggle = vi.fn();
  await render(<Accordion items={items} onToggle={toggle} />);
  await expect.element(page.getByText('Ten minutes.')).not.toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('Ten minutes.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ten minutes.')).not.toBeVisible();
  await expect
    .poll(() => toggle.mock.calls)
    .toEqual([
      ['a', true],
      ['a', false],
    ]);
});

test('several may be open at once; where only one may, the other closes', async () => {
  const { rerender } = await render(<Accordion items={items} />);
  const open = async () => {
    await page.getByText('How long does a withdrawal take?').click();
    await page.getByText('Which documents do you need?').click();
  };
  await open();
  await expect.element(page.getByText('Ten minutes.')).toBeVisible();
  await expect.element(page.getByText('None.')).toBeVisible();
  await rerender(<Accordion key="single" items={items} single />);
  await open();
  await expect.element(page.getByText('None.')).toBeVisible();
  await expect.element(page.getByText('Ten minutes.')).not.toBeVisible();
});

test('two on one page do not close each other, and titles have the heading level that they are given', async () => {
  await render(
    <>
      <Accordion items={[items[0]!]} single />
      <Accordion items={[items[1]!]} single level={2} />
    </>,
  );
  await page.getByText('How long does a withdrawal take?').click();
  await page.getByText('Which documents do you need?').click();
  await expect.element(page.getByText('Ten minutes.')).toBeVisible();
  await expect.element(page.getByText('None.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Which documents do you need?');
});

test('one may be open initially', async () => {
  await render(<Accordion items={[{ ...items[0]!, open: true }, items[1]!]} />);
  await expect.element(page.getByText('Ten minutes.')).toBeVisible();
  await expect.element(page.getByText('None.')).not.toBeVisible();
});
