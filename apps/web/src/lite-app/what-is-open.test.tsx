import { Dialog } from '@parlour/ui';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { whatIsOpen } from './what-is-open.ts';

const never = new Promise<never>(() => undefined);
const Fetched = () => use(never);

test('a form blocks the update while it is shown, but not once the next page is loading; a search does not', async () => {
  const shown = (fetching: boolean) => (
    <main>
      <Suspense fallback={<p>Wait</p>}>
        <form>
          <input aria-label="Amount" />
        </form>
        {fetching && <Fetched />}
      </Suspense>
      <form role="search" />
    </main>
  );
  const { rerender, container } = await render(shown(false));
  expect(whatIsOpen('/', false)).toEqual({ game: false, work: true });
  await rerender(shown(true));
  // React keeps it for the case that the visitor comes back.
  expect(container.querySelector('form:not([role])')).not.toBeNull();
  expect(whatIsOpen('/', false)).toEqual({ game: false, work: false });
});

test('a dialog blocks the update until it is closed, even if it is still fading out', async () => {
  const shown = (open: boolean) => (
    <Dialog title="Help" closeText="Close" open={open} onOpenChange={() => undefined}>
      Text
    </Dialog>
  );
  const { rerender } = await render(shown(true));
  await expect.poll(() => whatIsOpen('/', false).work).toBe(true);
  await rerender(shown(false));
  await expect.poll(() => whatIsOpen('/', false).work).toBe(false);
});

test('a game and the cashier block the update', async () => {
  expect(whatIsOpen('/seamless', true).game).toBe(true);
  expect(whatIsOpen('/member/withdraw', false)).toEqual({ game: false, work: true });
  await render(<iframe title="Game" srcDoc="" />);
  expect(whatIsOpen('/', false)).toEqual({ game: true, work: false });
});
