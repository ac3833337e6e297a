import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Avatar } from './Avatar.tsx';

test('the initials replace a picture that does not load', async () => {
  await render(<Avatar name="Asha Rahman" src="data:image/png;base64,AAAA" label="Asha Rahman" />);
  await expect.element(page.getByRole('img', { name: 'Asha Rahman' })).toHaveTextContent('AR');
});

test('the same name is always drawn the same way, another one differently', async () => {
  const drawn = async (name: string) => {
    const { container, unmount } = await render(<Avatar name={name} look="generated" />);
    const html = container.innerHTML;
    await unmount();
    return html;
  };
  expect(await drawn('player1')).toBe(await drawn('player1'));
  expect(await drawn('player1')).not.toBe(await drawn('player2'));
});
