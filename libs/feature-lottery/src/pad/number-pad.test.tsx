import { elementsOf } from '@parlour/domain/lottery';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openLottery } from '../testing/open-lottery.tsx';
import { NumberPad } from './number-pad.tsx';

function Pad({ digits }: { digits: number }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = (element: string) =>
    setSelected((before) => new Set(before.has(element) ? [...before].filter((each) => each !== element) : [...before, element]));
  return <NumberPad label="Numbers" headsLabel="Leading digit" elements={elementsOf({ digits })} selected={selected} onToggle={toggle} />;
}

test('a number is a toggle: a second press deselects it', async () => {
  const { screen } = await openLottery(<Pad digits={2} />);
  const number = screen.getByRole('button', { name: '07', exact: true });
  await number.click();
  await expect.element(number).toHaveAttribute('aria-pressed', 'true');
  await number.click();
  await expect.element(number).toHaveAttribute('aria-pressed', 'false');
});

test('a pad is one stop of the Tab key, and arrows move inside it', async () => {
  const { screen } = await openLottery(<Pad digits={2} />);
  await expect.element(screen.getByRole('button', { name: '00', exact: true })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await expect.element(screen.getByRole('button', { name: '02', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('button', { name: '99', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: '99', exact: true })).toHaveFocus();
});

test('each row holds the numbers of one leading digit, on a phone too', async () => {
  await page.viewport(390, 844);
  const { screen } = await openLottery(<Pad digits={2} />);
  const top = (name: string) => screen.getByRole('button', { name, exact: true }).element().getBoundingClientRect().top;
  await expect.element(screen.getByRole('button', { name: '40', exact: true })).toBeVisible();
  expect(top('49')).toBe(top('40'));
  expect(top('50')).toBeGreaterThan(top('49'));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('button', { name: '20', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('a thousand numbers are shown a hundred at a time, by leading digit', async () => {
  const { screen } = await openLottery(<Pad digits={3} />);
  await expect.element(screen.getByRole('button', { name: '012', exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: '712', exact: true }).query()).toBeNull();
  await screen.getByRole('button', { name: '7xx' }).click();
  await screen.getByRole('button', { name: '712', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: '712', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('group', { name: 'Numbers' }).element().querySelectorAll('button')).toHaveLength(100);
});
