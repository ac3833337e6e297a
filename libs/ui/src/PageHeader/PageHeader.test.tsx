/* oxlint-disable jsx-a11y/anchor-has-content -- `render` takes an empty element; the primitive fills it */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { dress } from '../testing/dress.ts';
import { PageHeader } from './PageHeader.tsx';

beforeEach(() => dress('dark'));

test('is the heading of the page, and a section may be named after it', async () => {
  await render(
    <section aria-labelledby="records">
      <PageHeader id="records" title="Betting record" description="Newest first." />
    </section>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Betting record');
  await expect.element(page.getByRole('region', { name: 'Betting record' })).toHaveTextContent('Betting recordNewest first.');
});

test('leads to the page above, by a link of the router', async () => {
  await render(<PageHeader title="Betting record" back={{ text: 'Account', render: <a href="#account" /> }} />);
  await expect.element(page.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '#account');
});

test('on a phone nothing of a long title and of its buttons sticks out', async () => {
  await page.viewport(320, 640);
  await render(
    <PageHeader
      title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
      actions={<Button>Download everything as a file</Button>}
    />,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1200, 700);
});
