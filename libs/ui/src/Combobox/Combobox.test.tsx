import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { violations } from '../testing/violations.ts';
import { Combobox } from './Combobox.tsx';

const vendors = ['Silver Heron', 'Tidewater', 'Nine Lanterns', 'Monsoon Works'].map((text, index) => ({
  value: String(index),
  text,
  detail: index === 1 ? '+880' : undefined,
}));

function Example(props: Partial<React.ComponentProps<typeof Combobox>>) {
  const [value, setValue] = useState('');
  return (
    <Combobox
      label="Vendor"
      placeholder="Choose a vendor"
      searchText="Search vendors"
      emptyText="No vendor is called that"
      loadingText="Loading vendors"
      options={vendors}
      value={value}
      onValueChange={setValue}
      {...props}
    />
  );
}
const box = () => page.getByRole('combobox', { name: 'Vendor', exact: true });
const search = () => page.getByRole('combobox', { name: 'Search vendors' });

test('by keyboard: opens, finds, chooses, and gives the focus back', async () => {
  dress('dark');
  await render(<Example />);
  (box().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(search()).toHaveFocus();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('lan');
  await expect.element(page.getByRole('option', { name: 'Nine Lanterns' })).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveTextContent('Nine Lanterns');
  await expect.element(box()).toHaveFocus();
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
});

test('finds by what stands beside the text; says when nothing fits; Esc leaves the choice as it was', async () => {
  await render(<Example value="0" />);
  await box().click();
  await search().fill('880');
  await expect.element(page.getByRole('option', { name: 'Tidewater +880' })).toBeVisible();
  await search().fill('zzz');
  await expect.element(page.getByText('No vendor is called that')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(search()).not.toBeInTheDocument();
  await expect.element(box()).toHaveTextContent('Silver Heron');
});

test('says that the options are loading', async () => {
  await render(<Example options={[]} loading />);
  await box().click();
  await expect.element(page.getByText('Loading vendors')).toBeVisible();
  await expect.element(page.getByText('No vendor is called that')).not.toBeInTheDocument();
});

test('a refusal is tied to it; disabled or read-only it does not open', async () => {
  const screen = await render(<Example error="Choose one." />);
  await expect.element(box()).toHaveAccessibleDescription('Choose one.');
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
  await screen.rerender(<Example readOnly value="1" />);
  await box().click();
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  await screen.rerender(<Example disabled />);
  await expect.element(box()).toBeDisabled();
});
