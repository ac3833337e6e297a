import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { Carousel } from './Carousel.tsx';

const texts = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, total: number) => `Slide ${number} of ${total}`,
};
const slides = ['One', 'Two', 'Three'].map((key) => ({ key, content: <p>{key}</p> }));
const dot = (number: number) => page.getByRole('button', { name: `Slide ${number} of 3` });
/** Swiper loads only for visitors who stay: this one presses a key. */
async function running(): Promise<void> {
  await userEvent.keyboard('{Shift}');
  await expect.poll(() => document.querySelector('[data-running]')).not.toBeNull();
}

beforeEach(() => dress('dark'));

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
