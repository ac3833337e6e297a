import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FileField } from './FileField.tsx';

test('its texts are the page’s own, and its input covers them, so that a press anywhere reaches it', async () => {
  const chosen = vi.fn();
  await render(
    <FileField
      label="Document"
      buttonText="Choose a file"
      status="None chosen"
      onChange={({ target }) => chosen(target.files?.[0]?.name)}
    />,
  );
  const input = page.getByLabelText('Document');
  const { left, top, width, height } = page.getByText('Choose a file').element().getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(input.element());
  expect(getComputedStyle(input.element()).opacity).toBe('0');
  await input.upload(new File(['x'], 'passport.png', { type: 'image/png' }));
  expect(chosen).toHaveBeenCalledWith('passport.png');
});
