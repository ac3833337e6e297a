// N22.
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { isBusy } from './when-quiet.ts';

const withText = (
  <main>
    <form>
      <input type="text" defaultValue="100" />
    </form>
  </main>
);
const empty = (
  <main>
    <form>
      <input type="text" />
      <input type="checkbox" value="yes" />
    </form>
  </main>
);
test.each([
  ['a log-in or another dialog', <div key="x" role="dialog" />, true],
  ['a reality check', <div key="x" role="alertdialog" />, true],
  ['a game', <iframe key="x" title="Game" srcDoc="" />, true],
  ['a form that holds what was typed', withText, true],
  ['an empty form', empty, false],
  ['nothing', <main key="x" />, false],
])('a page with %s', async (_what, shown, expected) => {
  await render(shown);
  expect(isBusy('/')).toBe(expected);
});

test.each([
  ['/', false],
  ['/promotions', false],
  ['/member/depositv2', true],
  ['/member/withdraw', true],
  ['/seamless', true],
  ['/lottery', true],
])('the page %s is busy: %s', (path, expected) => {
  expect(isBusy(path)).toBe(expected);
});

test('so is one with the focus in a field, or without a network', async () => {
  const { getByRole } = await render(<input />);
  getByRole('textbox').element().focus();
  expect(isBusy('/')).toBe(true);
  getByRole('textbox').element().blur();
  expect(isBusy('/')).toBe(false);
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isBusy('/')).toBe(true);
  offline.mockRestore();
});
