import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
const running = () => expect.poll(() => document.querySelector('[data-running]')).not.toBeNull();

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

test('one slide has neither dots nor movement', async () => {
  await render(<Carousel label="Offers" slides={slides.slice(0, 1)} texts={texts} />);
  await expect.element(page.getByText('One')).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
});
