import { openScreen } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { EarningsCalculator } from './earnings-calculator.tsx';

async function calculator() {
  const { screen } = await openScreen(EarningsCalculator, {});
  return {
    screen,
    turnover: screen.getByRole('textbox', { name: 'What your team bets on a day' }),
    loss: screen.getByRole('textbox', { name: /^What your players lose/ }),
    wageRate: screen.getByRole('textbox', { name: 'Rate of daily wages' }),
    results: screen.getByRole('definition'),
  };
}

test('wages cover thirty days, each truncated to the minor unit, and are added to the dividend', async () => {
  const { turnover, loss, wageRate, results } = await calculator();
  await turnover.fill('1001.99');
  await wageRate.fill('1.2');
  await loss.fill('500');
  // 12.02 of 12.02388 a day, and 20 percent of 500.
  for (const [at, figure] of ['$360.60', '$100.00', '$460.60'].entries()) await expect.element(results.nth(at)).toHaveTextContent(figure);
});

test('an incomplete amount counts as far as it has been typed', async () => {
  const { loss, results } = await calculator();
  await loss.fill('70.');
  await expect.element(results.nth(1)).toHaveTextContent('$14.00');
  await loss.fill('');
  await expect.element(results.nth(1)).toHaveTextContent('$0.00');
});

test('an invalid percentage is reported at its field', async () => {
  const { wageRate } = await calculator();
  await wageRate.fill('101');
  await expect.element(wageRate).toHaveAccessibleDescription(/such as 1\.2/);
});
