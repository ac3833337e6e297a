/* oxlint-disable jsx-a11y/anchor-has-content -- `render` takes an empty element; the primitive fills it */
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MessageIcon } from '../icons/icons.ts';
import { dress } from '../testing/dress.ts';
import { IconButton } from './IconButton.tsx';

beforeEach(() => dress('dark'));

test('is named by its label once, shows it as a tooltip anywhere on the button, and acts by keyboard', async () => {
  const press = vi.fn();
  await render(<IconButton label="Messages" icon={<MessageIcon />} onClick={press} />);
  const button = page.getByRole('button', { name: 'Messages' });
  await expect.element(button).toHaveAccessibleDescription('');
  const { left, top } = button.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 4, top + 4)).toHaveAttribute('title', 'Messages');
  await userEvent.keyboard('{Tab}{Enter} ');
  expect(press).toHaveBeenCalledTimes(2);
});

test('does not submit the form around it', async () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  await render(
    <form onSubmit={send}>
      <IconButton label="Clear" icon={<MessageIcon />} />
    </form>,
  );
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(send).not.toHaveBeenCalled();
});

test('its count is only visual, since the label says it', async () => {
  await render(<IconButton label="Messages, 3 unread" icon={<MessageIcon />} count="3" />);
  const button = page.getByRole('button', { name: 'Messages, 3 unread', exact: true });
  await expect.element(button).toHaveTextContent('');
  const drawn = [...button.element().children].map((child) => getComputedStyle(child, '::before').content);
  expect(drawn).toContain('"3"');
});

test('can be a link', async () => {
  await render(<IconButton label="Live chat" icon={<MessageIcon />} render={<a href="#chat" />} />);
  await expect.element(page.getByRole('link', { name: 'Live chat' })).toHaveAttribute('href', '#chat');
});

test.each([
  ['m', 44],
  ['s', 36],
] as const)('size %s is a target of at least %i px', async (size, pixels) => {
  await render(<IconButton label="Messages" icon={<MessageIcon />} size={size} />);
  const { width, height } = page.getByRole('button').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(pixels);
});
