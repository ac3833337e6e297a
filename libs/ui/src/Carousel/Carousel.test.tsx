import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { Carousel } from './Carousel.tsx';
import { useAtRotation } from './use-at-rotation.ts';

const texts = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, total: number) => `Slide ${number} of ${total}`,
};
/** What browsers with a data saver have. */
interface Saver {
  connection: { saveData: boolean };
}
const slides = ['One', 'Two', 'Three'].map((key) => ({ key, content: <p>{key}</p> }));
const dot = (number: number) => page.getByRole('button', { name: `Slide ${number} of 3` });
/** Swiper loads only for visitors who stay: this one presses a key. */
async function running(): Promise<void> {
  await userEvent.keyboard('{Shift}');
  await expect.poll(() => document.querySelector('[data-running]')).not.toBeNull();
}

beforeEach(() => dress('dark'));
afterEach(() => vi.restoreAllMocks());

test('a press on a dot shows its slide', async () => {
  await render(<Carousel label="Offers" slides={slides} texts={texts} autoplay={null} speed={10} />);
  await running();
  await dot(3).click();
  await expect.element(dot(3)).toHaveAttribute('aria-current', 'true');
});

test('moves by itself until it is paused', async () => {
  await render(<Carousel label="Offers" slides={slides} texts={texts} autoplay={200} speed={10} />);
  await running();
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

const stillFor = {
  'motion is to be reduced': () =>
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: media.includes('reduced-motion') }) as MediaQueryList),
  'data are to be saved': () => vi.spyOn(navigator as Navigator & Saver, 'connection', 'get').mockReturnValue({ saveData: true }),
};
test.each(Object.keys(stillFor) as (keyof typeof stillFor)[])('stands still where %s', async (why) => {
  stillFor[why]();
  await render(<Carousel label="Offers" slides={slides} texts={texts} autoplay={1} speed={1} />);
  await running();
  await expect.element(page.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true');
});

test('arrow keys go to the next slide and back', async () => {
  // In a loop, Swiper ignores a key that is pressed while a slide still moves.
  await render(<Carousel label="Offers" slides={slides} texts={texts} autoplay={null} loop={false} speed={1} />);
  await running();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true');
});

test('a single slide has no dots and does not move', async () => {
  await render(<Carousel label="Offers" slides={slides.slice(0, 1)} texts={texts} />);
  await expect.element(page.getByText('One')).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
});

test('a press on a dot before swiper runs shows its slide too, and swiper continues from there', async () => {
  await render(<Carousel label="Offers" slides={slides} texts={texts} autoplay={null} loop={false} speed={10} />);
  const left = () => page.getByText('Three').element().getBoundingClientRect().left;
  const frame = document.querySelector('.swiper')!.getBoundingClientRect();
  (dot(3).element() as HTMLElement).click();
  await expect.poll(left).toBeLessThan(frame.left + 40);
  await running();
  await expect.element(dot(3)).toHaveAttribute('aria-current', 'true');
  await expect.poll(left).toBeLessThan(frame.left + 40);
});

function Fed({ names, autoplay }: { names: readonly string[]; autoplay: number | null }) {
  const { shown, rotation } = useAtRotation(names, 'EN');
  const fed = shown.map((key) => ({ key, content: <p>{key}</p> }));
  return <Carousel label="Offers" slides={fed} texts={texts} autoplay={autoplay} speed={10} rotation={rotation} />;
}

test('new slides wait until it moves on, as long as it moves by itself', async () => {
  const before = ['One', 'Two', 'Three'];
  const { rerender } = await render(<Fed names={before} autoplay={60_000} />);
  await running();
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await rerender(<Fed names={['New', ...before]} autoplay={60_000} />);
  await expect.element(page.getByText('One')).toBeVisible();
  expect(page.getByText('New').query()).toBeNull();
  await dot(2).click();
  await expect.element(page.getByText('New')).toBeInTheDocument();
});

test('new slides of one that stands still are shown at once', async () => {
  const { rerender } = await render(<Fed names={['One', 'Two', 'Three']} autoplay={null} />);
  await running();
  await rerender(<Fed names={['New', 'Two', 'Three']} autoplay={null} />);
  await expect.element(page.getByText('New')).toBeVisible();
});
