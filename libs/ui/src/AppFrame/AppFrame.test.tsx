import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { HomeIcon } from '../icons/icons.ts';
import { AppFrame } from './AppFrame.tsx';
import { BottomBar, BottomItem, SideGroup, SideItem } from './bars.tsx';
import { FloatingBar } from './edges.tsx';

function Site() {
  const [open, setOpen] = useState(false);
  return (
    <AppFrame
      header={<button onClick={() => setOpen(true)}>Menu</button>}
      side={
        <SideGroup>
          <SideItem icon={<HomeIcon />} text="Slots" render={<a href="#slots" />} />
        </SideGroup>
      }
      floating={
        <FloatingBar label="Quick help">
          <button>Chat</button>
        </FloatingBar>
      }
      bottomBar={
        <BottomBar label="Main places">
          <BottomItem icon={<HomeIcon />} text="Home" active render={<a href="#home" />} />
          <BottomItem icon={<HomeIcon />} text="Khuyến mãi và ưu đãi dành cho bạn" render={<a href="#promotions" />} />
        </BottomBar>
      }
      sideLabel="Main menu"
      sideOpen={open}
      onSideOpenChange={setOpen}
      skipText="Skip to content"
      closeSideText="Close menu"
    >
      <h1>Home</h1>
    </AppFrame>
  );
}
const side = () => page.getByRole('navigation', { name: 'Main menu' });

beforeEach(() => dress('dark'));
afterEach(() => void delete document.documentElement.dataset['side']);
const widthOf = (element: Element) => element.getBoundingClientRect().width;

test('on a phone the side menu is closed, opens, and closes by Esc with the focus given back', async () => {
  await page.viewport(390, 700);
  await render(<Site />);
  expect(side().query()).toBeNull();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.element(side()).toHaveFocus();
  expect(page.getByRole('heading', { name: 'Home' }).element().closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => side().query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test('at desktop width the side menu is part of the page, and an open panel becomes part of it', async () => {
  await page.viewport(390, 700);
  await render(<Site />);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.viewport(1200, 700);
  await expect.element(page.getByRole('link', { name: 'Slots' })).toBeVisible();
  await expect.poll(() => page.getByRole('heading', { name: 'Home' }).element().closest('[inert]')).toBeNull();
});

test('the first tab stop skips to the content', async () => {
  await render(<Site />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#main');
});

test('a narrow side menu shows icons; its names appear on keyboard focus, and screen readers always have them', async () => {
  await page.viewport(1200, 700);
  document.documentElement.dataset['side'] = 'narrow';
  await render(<Site />);
  const menu = side().element();
  expect(widthOf(menu)).toBeLessThan(80);
  await expect.element(page.getByRole('link', { name: 'Slots' })).toBeInTheDocument();
  const contentBefore = page.getByRole('main').element().getBoundingClientRect().left;
  expect(contentBefore).toBeLessThan(80);
  while (document.activeElement?.textContent !== 'Slots') await userEvent.keyboard('{Tab}');
  await expect.poll(() => widthOf(menu)).toBeGreaterThan(200);
  expect(page.getByRole('main').element().getBoundingClientRect().left).toBe(contentBefore);
});

test('the bottom bar covers nothing: the page and the floating bar end above it', async () => {
  await page.viewport(390, 700);
  await render(<Site />);
  const bar = page.getByRole('navigation', { name: 'Main places' }).element().getBoundingClientRect();
  expect(bar.bottom).toBeCloseTo(innerHeight, 0);
  expect(page.getByRole('button', { name: 'Chat' }).element().getBoundingClientRect().bottom).toBeLessThan(bar.top);
  scrollTo(0, document.documentElement.scrollHeight);
  expect(page.getByRole('main').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top + 0.5);
  for (const name of ['Home', /Khuyến mãi/]) {
    const { width, height } = page.getByRole('link', { name }).last().element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('at desktop width there is no bottom bar', async () => {
  await page.viewport(1200, 700);
  await render(<Site />);
  expect(page.getByRole('navigation', { name: 'Main places' }).query()).toBeNull();
});

test('a group of the side menu keeps its distance when a hidden place before it goes away', async () => {
  const Menu = ({ place }: { place: boolean }) => (
    <>
      <SideGroup title="Games">
        <SideItem icon={<HomeIcon />} text="Slots" />
      </SideGroup>
      <div>
        {place && (
          <div style={{ display: 'none' }}>
            <SideGroup title="My games">{null}</SideGroup>
          </div>
        )}
        <SideGroup title="Customer service">
          <SideItem icon={<HomeIcon />} text="Chat" />
        </SideGroup>
      </div>
    </>
  );
  const screen = await render(<Menu place />);
  const top = () => screen.getByText('Chat').element().getBoundingClientRect().top;
  const before = top();
  await screen.rerender(<Menu place={false} />);
  expect(top()).toBe(before);
});

test('a button that comes and goes on the floating bar moves none of the others', async () => {
  const bar = (passing: boolean) => (
    <FloatingBar label="Quick help" passing={passing && <button>To the top</button>}>
      <button>Chat</button>
      <button>E-mail</button>
    </FloatingBar>
  );
  const screen = await render(bar(false));
  const places = () => ['Chat', 'E-mail'].map((name) => page.getByRole('button', { name }).element().getBoundingClientRect().top);
  const height = () => page.getByRole('complementary').element().getBoundingClientRect().height;
  const before = [places(), height()];
  await screen.rerender(bar(true));
  expect(page.getByRole('button', { name: 'To the top' }).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(places()[0]!);
  expect([places(), height()]).toEqual(before);
});
