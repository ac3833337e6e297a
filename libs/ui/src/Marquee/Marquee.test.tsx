import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { useAtRotation } from '../Carousel/use-at-rotation.ts';
import { Marquee } from './Marquee.tsx';

const texts = { pause: 'Pause', play: 'Run', previous: 'Previous', next: 'Next' };
const running = () =>
  document.getAnimations().some((animation) => animation.playState === 'running' && animation.effect?.getTiming().iterations === Infinity);

afterEach(() => vi.restoreAllMocks());

test('runs, stops for the pointer and the focus, and stays stopped by its button', async () => {
  dress('dark');
  await render(
    <>
      <Marquee label="Notices" items={[{ key: '1', content: <a href="#more">Read more</a> }]} texts={texts} />
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
  await render(<Marquee label="Notices" items={[{ key: '1', content: 'New games every Thursday' }]} texts={texts} />);
  expect(
    page
      .getByText('New games every Thursday')
      .elements()
      .filter((element) => !element.closest('[aria-hidden]')),
  ).toHaveLength(1);
});

test('with reduced motion it stands still, and shows one notice at a time', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: media.includes('reduced-motion') }) as MediaQueryList);
  const items = ['Good morning', 'New games', 'Good night'].map((key) => ({ key, content: key }));
  await render(<Marquee label="Notices" items={items} texts={texts} />);
  const listed = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  await expect.poll(listed).toEqual(['Good morning']);
  expect(running()).toBe(false);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.poll(listed).toEqual(['New games']);
  await userEvent.click(page.getByRole('button', { name: 'Previous' }));
  await userEvent.click(page.getByRole('button', { name: 'Previous' }));
  await expect.poll(listed).toEqual(['Good night']);
  expect(page.getByRole('button', { name: 'Pause' }).query()).toBeNull();
});

test('newer notices wait until all have passed', async () => {
  function Fed({ names }: { names: readonly string[] }) {
    const { shown, waits, rotation } = useAtRotation(names, 'EN');
    return <Marquee label="Notices" items={shown.map((key) => ({ key, content: key }))} texts={texts} rotation={rotation} waits={waits} />;
  }
  const { rerender } = await render(<Fed names={['Good morning']} />);
  await userEvent.unhover(page.getByText('Good morning').first());
  await expect.poll(running).toBe(true);
  await rerender(<Fed names={['Good night']} />);
  const [animation] = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity);
  expect(page.getByText('Good night').query()).toBeNull();
  await expect.element(page.getByText('Good morning').first()).toBeInTheDocument();
  animation!.currentTime = Number(animation!.effect!.getComputedTiming().duration) * 1.5;
  await expect.element(page.getByText('Good night').first()).toBeInTheDocument();
});
