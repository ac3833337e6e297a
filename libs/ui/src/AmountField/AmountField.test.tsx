import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AmountField } from './AmountField.tsx';

const told = vi.fn<(value: string) => void>();

function Example({ decimals, locale, readOnly }: { decimals: number; locale?: string; readOnly?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <AmountField
      label="Amount"
      symbol="৳"
      decimals={decimals}
      locale={locale}
      readOnly={readOnly}
      value={value}
      onValueChange={(next) => {
        told(next);
        setValue(next);
      }}
      error={value === '7' ? 'Too little.' : undefined}
      quickLabel="Quick amounts"
      quickAmounts={[
        { value: '500.00', text: '500' },
        { value: '1000.00', text: '1,000' },
      ]}
    />
  );
}
const field = () => page.getByRole('textbox', { name: 'Amount' });
const input = () => field().element() as HTMLInputElement;
const caretAt = (place: number) => {
  input().focus();
  input().setSelectionRange(place, place);
};

/** As the clipboard would, which tests may not read. */
function paste(text: string) {
  input().focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  input().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test.each([
  [2, 'en', '12.345', '12.34'],
  [2, 'en', '1a2-3', '123'],
  [2, 'en', '.5', '0.5'],
  [2, 'en', '12,5', '12.5'],
  [2, 'en', '৫০০.২৫', '500.25'],
  [2, 'en', '007', '7'],
  [2, 'en', '1234567.8', '1,234,567.8'],
  [2, 'bn', '1234567.8', '12,34,567.8'],
  [2, 'vi', '1234567.8', '1.234.567,8'],
  [0, 'vi', '1250000', '1.250.000'],
  [0, 'en', '12.7', '127'],
  [0, 'en', '٣٠٠', '300'],
])('with %i decimals in %s, typing %s gives %s', async (decimals, locale, typed, shown) => {
  await render(<Example decimals={decimals} locale={locale} />);
  await userEvent.type(field(), typed);
  await expect.element(field()).toHaveValue(shown);
});

test('what a form gets is a plain decimal, whatever the separators', async () => {
  await render(<Example decimals={2} locale="vi" />);
  await userEvent.type(field(), '1250,5');
  expect(told).toHaveBeenLastCalledWith('1250.5');
});

test('the caret stays behind its digit while separators come and go', async () => {
  await render(<Example decimals={2} />);
  await userEvent.type(field(), '123456');
  await expect.element(field()).toHaveValue('123,456');
  caretAt(2);
  await userEvent.keyboard('9');
  await expect.element(field()).toHaveValue('1,293,456');
  expect(input().selectionStart).toBe(4);
  await userEvent.keyboard('x');
  await expect.element(field()).toHaveValue('1,293,456');
  expect(input().selectionStart).toBe(4);
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(field()).toHaveValue('13,456');
  expect(input().selectionStart).toBe(1);
});

test('erasing a separator erases the digit beside it', async () => {
  await render(<Example decimals={2} />);
  await userEvent.type(field(), '1250');
  caretAt(2);
  await userEvent.keyboard('{Backspace}');
  await expect.element(field()).toHaveValue('250');
  expect(input().selectionStart).toBe(0);
  caretAt(3);
  await userEvent.keyboard('7');
  await expect.element(field()).toHaveValue('2,507');
  caretAt(1);
  await userEvent.keyboard('{Delete}');
  await expect.element(field()).toHaveValue('207');
});

test.each([
  ['bn', '৳ 1,250.00', '1,250.00'],
  ['bn', '৳১২,৫০০.৫০', '12,500.50'],
  ['ar', '١٬٢٥٠٫٥٠', '1,250.50'],
  ['vi', '1.250.000,00 ₫', '1.250.000,00'],
])('in %s, pasting %s gives %s', async (locale, text, shown) => {
  await render(<Example decimals={2} locale={locale} />);
  paste(text);
  await expect.element(field()).toHaveValue(shown);
});

test('pasting goes where the selection is; a text without an amount changes nothing', async () => {
  await render(<Example decimals={2} />);
  await userEvent.type(field(), '1250');
  caretAt(1);
  paste('9 9');
  await expect.element(field()).toHaveValue('199,250');
  expect(input().selectionStart).toBe(3);
  input().select();
  paste('hello');
  await expect.element(field()).toHaveValue('199,250');
  input().select();
  paste('5');
  await expect.element(field()).toHaveValue('5');
});

test('an amount filled in by the browser or a script keeps its value', async () => {
  await render(<Example decimals={2} />);
  await field().fill('1,250.50');
  await expect.element(field()).toHaveValue('1,250.50');
  await field().fill('');
  await expect.element(field()).toHaveValue('');
});

test('text that an input method is composing is left alone', async () => {
  await render(<Example decimals={2} />);
  input().focus();
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  input().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  setter.call(input(), '১২৫০ক');
  input().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }));
  await expect.element(field()).toHaveValue('১২৫০ক');
  input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.element(field()).toHaveValue('1,250');
});

test('a quick amount is filled in and shown as chosen, also when it was typed', async () => {
  await render(<Example decimals={2} />);
  const thousand = page.getByRole('button', { name: '1,000' });
  await thousand.click();
  await expect.element(field()).toHaveValue('1,000');
  await expect.element(thousand).toHaveAttribute('aria-pressed', 'true');
  await field().fill('500.0');
  await expect.element(page.getByRole('button', { name: '500' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(thousand).toHaveAttribute('aria-pressed', 'false');
});

test('a refusal is tied to the field', async () => {
  await render(<Example decimals={2} />);
  await field().fill('7');
  await expect.element(field()).toHaveAccessibleDescription('Too little.');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
});

test('read-only, it can neither be typed nor pasted into, nor pressed', async () => {
  await render(<Example decimals={2} readOnly />);
  input().focus();
  await userEvent.keyboard('5');
  paste('500');
  await expect.element(field()).toHaveValue('');
  await expect.element(page.getByRole('button', { name: '1,000' })).toBeDisabled();
});
