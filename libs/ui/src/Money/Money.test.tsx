import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { Money } from './Money.tsx';

beforeEach(() => dress('dark'));

test('stays on one line, and its digits stand below each other', async () => {
  await render(
    <div style={{ inlineSize: '3rem' }}>
      <Money text="৳ 1,250,000.00" />
    </div>,
  );
  const money = page.getByText('৳ 1,250,000.00').element();
  expect(money.getClientRects()).toHaveLength(1);
  expect(getComputedStyle(money).fontVariantNumeric).toContain('tabular-nums');
});

test('in a text from right to left the amount keeps its own direction', async () => {
  dress('dark', 'rtl');
  await render(
    <p>
      رصيد <Money text="-৳1,250.00" />
    </p>,
  );
  expect(page.getByText('-৳1,250.00').element().localName).toBe('bdi');
  dress('dark');
});

test('a hidden balance is neither shown nor said, only that it is hidden', async () => {
  await render(<Money text="৳1,250.00" hidden hiddenText="Balance hidden" />);
  expect(document.body.textContent).not.toContain('1,250');
  await expect.element(page.getByText('Balance hidden')).toBeInTheDocument();
  await expect.element(page.getByText('******')).toHaveAttribute('aria-hidden', 'true');
});
