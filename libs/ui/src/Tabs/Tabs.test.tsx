import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Tabs } from './Tabs.tsx';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];

function Year({ first = 'January' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <Tabs
      label="Month"
      look="line"
      value={value}
      onValueChange={setValue}
      items={months.map((month) => ({ key: month, text: month, content: `Rounds of ${month}` }))}
    />
  );
}
const tab = (name: string) => page.getByRole('tab', { name });
const row = () => page.getByRole('tablist', { name: 'Month' }).element();

afterEach(() => dress('dark'));

test('tabs beyond the edge do not widen the page by what only screen readers hear', async () => {
  await page.viewport(390, 700);
  const items = months.map((month) => ({ key: month, text: month, aside: <VisuallyHidden>2 to claim</VisuallyHidden>, content: month }));
  await render(<Tabs label="Month" look="line" value="January" onValueChange={() => undefined} items={items} />);
  await expect.element(tab('October 2 to claim')).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('in a page written %s the arrow keys move along the way of reading', async (direction, onwards, back) => {
  dress('dark', direction);
  await page.viewport(1200, 700);
  await render(<Year />);
  await tab('January').click();
  await userEvent.keyboard(onwards);
  await expect.element(tab('February')).toHaveFocus();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Rounds of February');
  await userEvent.keyboard(back);
  await expect.element(tab('January')).toHaveFocus();
});

test.each(['ltr', 'rtl'] as const)('a row that overflows scrolls, and marks the sides that have more, %s', async (direction) => {
  dress('dark', direction);
  await page.viewport(390, 700);
  await render(<Year />);
  await expect.poll(() => row().getAttribute('data-more')).toBe('end');
  await tab('July').click();
  await expect.poll(() => row().getAttribute('data-more')).toBe('start end');
  await tab('October').click();
  await expect.poll(() => row().getAttribute('data-more')).toBe('start');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('the selected tab is visible from the beginning', async () => {
  await page.viewport(390, 700);
  await render(<Year first="September" />);
  await expect.poll(() => tab('September').element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});

const made: string[] = [];
function Form({ name, said, onSay }: { name: string; said: string; onSay: (said: string) => void }) {
  made.push(name);
  return (
    <label>
      {name} <input value={said} onChange={({ target }) => onSay(target.value)} />
    </label>
  );
}
function Ways() {
  const [by, setBy] = useState<'name' | 'mobile'>('name');
  const [said, setSaid] = useState('');
  return (
    <Tabs
      label="Ways"
      value={by}
      onValueChange={setBy}
      items={(['name', 'mobile'] as const).map((key) => ({
        key,
        text: key,
        content: <Form name={key} said={said} onSay={setSaid} />,
      }))}
    />
  );
}

test('a tab names its panel, which can be typed into and is rendered once when selected', async () => {
  await render(<Ways />);
  await page.getByRole('textbox').fill('abc');
  await userEvent.type(page.getByRole('textbox'), '{ArrowLeft}x');
  await expect.element(page.getByRole('textbox')).toHaveValue('abxc');
  made.length = 0;
  await tab('mobile').click();
  await expect.element(page.getByRole('tabpanel', { name: 'mobile' })).toHaveTextContent('mobile');
  await expect.element(page.getByRole('tabpanel', { name: 'mobile' })).not.toHaveAttribute('aria-busy');
  expect(made).toEqual(['mobile']);
  await expect.element(tab('mobile')).toHaveAttribute('aria-controls', page.getByRole('tabpanel').element().id);
});
