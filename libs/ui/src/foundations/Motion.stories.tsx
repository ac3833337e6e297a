import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../element/compose.ts';
import * as styles from './foundations.css.ts';
import { groupOf, useTheme } from './use-theme.ts';

/** Durations of the brand in the toolbar, all with the same easing; with reduced motion, changes show without a transition. */
function Motion() {
  const motion = groupOf(useTheme(), 'motion');
  const [moved, setMoved] = useState(false);
  const ease = motion.find(({ name }) => name === 'ease');
  return (
    <div className={styles.page}>
      <h1>Motion</h1>
      <div>
        <Button aria-pressed={moved} onClick={() => setMoved(!moved)}>
          Move
        </Button>
      </div>
      <section className={styles.section}>
        {motion
          .filter((one) => one !== ease)
          .map(({ name, property, value }) => (
            <div key={name} className={styles.row}>
              <span>
                <span className={styles.name}>{name}</span> <code className={styles.quiet}>{value}</code>
              </span>
              <span className={styles.track}>
                <span
                  className={classNames(styles.runner, moved && styles.there)}
                  style={{ transitionDuration: `var(${property})`, transitionTimingFunction: `var(${ease?.property ?? ''})` }}
                />
              </span>
            </div>
          ))}
        <code className={styles.quiet}>{ease?.value}</code>
      </section>
    </div>
  );
}

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>;
export default meta;
export const All: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Move' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
