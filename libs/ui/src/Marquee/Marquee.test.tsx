import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { Marquee } from './Marquee.tsx';

const running = () =>
  document.getAnimations().some((animation) => animation.playState === 'running' && animation.effect?.getTiming().iterations === Infinity);

test('runs, stops for the pointer and the focus, and stays stopped by its button', async () => {
  dress('dark');
  await render(
    <>
      <Marquee label="Notices" items={[{ key: '1', content: <a href="#more">Read more</a> }]} pauseText="Pause" playText="Run" />
      <button>Elsewhere</button>
    </>,
  );
  // An earlier test may have left the pointer where the notices are now.
  await userEvent.unhover(page.getByRole('link', { name: 'Read more' }));
  await expect.poll(running).toBe(true);
  const link = page.getByRole('link', { name: 'Read more' });
  (link.element() as HTMLElement).focus();
  await expect.poll(running).toBe(false);
  (page.getByRole('button', { name: 'Elsewhere' }).element() as HTMLElement).focus();
  await expect.poll(running).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Pause' }));
  await expect.poll(running).toBe(false);
  (link.element() as HTMLElement).focus();
  (page.getByRole('button', { name: 'Elsewhere' }).element() as HTMLElement).focus();
  expect(running()).toBe(false);
});

test('says each notice once', async () => {
  await render(<Marquee label="Notices" items={[{ key: '1', content: 'New games every Thursday' }]} pauseText="Pause" playText="Run" />);
  expect(
    page
      .getByText('New games every Thursday')
      .elements()
      .filter((element) => !element.closest('[aria-hidden]')),
  ).toHaveLength(1);
});
