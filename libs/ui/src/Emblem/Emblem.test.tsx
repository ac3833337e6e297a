import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Emblem } from './Emblem.tsx';

test('places differ by outline and figure, not only by colour', async () => {
  const outlines = new Set<string>();
  for (const [index, label] of ['First place', 'Second place', 'Third place'].entries()) {
    const { unmount } = await render(<Emblem rank={(index + 1) as 1 | 2 | 3} label={label} />);
    const emblem = page.getByRole('img', { name: label });
    await expect.element(emblem).toHaveTextContent(String(index + 1));
    outlines.add([...emblem.element().querySelectorAll('path')].map((path) => path.getAttribute('d')).join());
    await unmount();
  }
  expect(outlines.size).toBe(3);
});

test('a level is named, with its figure in the digits given', async () => {
  await render(<Emblem level={8} label="ভিআইপি ৮" text="৮" />);
  await expect.element(page.getByRole('img', { name: 'ভিআইপি ৮' })).toHaveTextContent('৮');
});
