import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Odds } from './Odds.tsx';

test('a price that moved says so in words too', async () => {
  await render(<Odds price="2.5" display="malay" locale="en" moved="up" movedText="went up" />);
  await expect.element(page.getByText('-0.67')).toBeVisible();
  await expect.element(page.getByText('went up')).toBeInTheDocument();
});
