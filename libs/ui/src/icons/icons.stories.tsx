import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack, Text } from '../layout/layout.tsx';
import * as actions from './actions.ts';
import * as contacts from './contacts.ts';
import * as frame from './frame.ts';
import * as further from './further.ts';
import * as categories from './game-categories.ts';
import * as games from './games.ts';
import type { IconComponent } from './icon.tsx';
import * as styles from './icons-story.css.ts';
import * as member from './member.ts';
import * as payments from './payments.ts';
import * as states from './states.ts';

const rooms: readonly (readonly [title: string, icons: Readonly<Record<string, IconComponent>>])[] = [
  ['Frame', frame],
  ['Further', further],
  ['Product lines', games],
  ['Categories of games', categories],
  ['Payments', payments],
  ['Contacts', contacts],
  ['Member and agent centre', member],
  ['States', states],
  ['Actions', actions],
];

/** Every icon under its name in code, without the ending "Icon". Searching matches names and rooms. */
function Icons() {
  const [wanted, setWanted] = useState('');
  const matches = (text: string) => text.toLowerCase().includes(wanted.trim().toLowerCase());
  const found = rooms
    .map(([title, icons]) => ({ title, icons: Object.entries(icons).filter(([name]) => matches(name) || matches(title)) }))
    .filter(({ icons }) => icons.length > 0);
  const count = found.reduce((sum, { icons }) => sum + icons.length, 0);
  return (
    <Stack gap="5">
      <label className={styles.search}>
        <frame.SearchIcon />
        <input
          type="search"
          aria-label="Find an icon"
          placeholder="Find an icon"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <output>{count === 1 ? '1 icon' : `${count} icons`}</output>
      </label>
      {found.map(({ title, icons }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.room}>{title}</h2>
          <ul className={styles.icons}>
            {icons.map(([name, Icon]) => (
              <li key={name} className={styles.sample}>
                <span className={styles.sizes}>
                  <Icon size="s" />
                  <Icon size="l" />
                  <Icon size="xl" />
                </span>
                <Text size="s">{name.replace(/Icon$/, '')}</Text>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;
export default meta;

export const Set: StoryObj<typeof meta> = {};
export const Found: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'roulette');
    await expect(canvas.getByText('Roulette')).toBeVisible();
    await expect(canvas.getByText('1 icon')).toBeVisible();
    await expect(canvas.queryByText('Wallet')).toBeNull();
  },
};
