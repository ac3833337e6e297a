/* oxlint-disable jsx-a11y/anchor-has-content -- `render` takes an empty element; the primitive fills it */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NavMenu, type NavMenuProps } from './NavMenu.tsx';

const names = ['Slots', 'Live casino', 'Fishing', 'Poker', 'Table games'];
const args = {
  label: 'Game categories',
  entries: names.map((text, place) => ({
    key: text,
    text,
    render: <a href={`#${place}`} />,
    openText: `Providers: ${text}`,
    large: place === 1,
  })),
  panel: (key, close) => (
    <ul>
      {['Silver Heron', 'Moon Gate', 'Nine Bells'].map((vendor) => (
        <li key={vendor}>
          <a href={`#${vendor}`} onClick={close}>
            {vendor}, {key}
          </a>
        </li>
      ))}
    </ul>
  ),
} satisfies NavMenuProps;

const meta = { title: 'Navigation/NavMenu', component: NavMenu, args } satisfies Meta<typeof NavMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

const openPanel = async (canvasElement: HTMLElement, name: string) => {
  const opener = within(canvasElement).getByRole('button', { name });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
};
export const Column: Story = {
  play: ({ canvasElement }) => openPanel(canvasElement, 'Providers: Slots'),
};
export const AtTheEnd: Story = {
  play: ({ canvasElement }) => openPanel(canvasElement, 'Providers: Table games'),
};
export const Large: Story = {
  play: ({ canvasElement }) => openPanel(canvasElement, 'Providers: Live casino'),
};
