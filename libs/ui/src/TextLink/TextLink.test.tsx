import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextLink } from './TextLink.tsx';

test('an external link opens in a new window without a referrer', async () => {
  await render(
    <TextLink href="https://example.test/rules" target="_blank">
      Rules
    </TextLink>,
  );
  await expect.element(page.getByRole('link', { name: 'Rules' })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a link within the site keeps its window', async () => {
  await render(<TextLink href="#rules">Rules</TextLink>);
  await expect.element(page.getByRole('link', { name: 'Rules' })).not.toHaveAttribute('rel');
});

test('an element passed as `render` stays what it is, with the look of a link', async () => {
  const press = vi.fn();
  await render(
    <p>
      Read the{' '}
      <TextLink quiet render={<button type="button" onClick={press} className="own" />}>
        terms
      </TextLink>
    </p>,
  );
  const button = page.getByRole('button', { name: 'terms' });
  await userEvent.keyboard('{Tab}{Enter}');
  expect(press).toHaveBeenCalledOnce();
  expect(button.element().classList.length).toBeGreaterThan(1);
  expect(button.element().classList).toContain('own');
});
