import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import * as styles from './foundations.css.ts';
import { groupOf, useTheme, type ThemeProperty } from './use-theme.ts';

interface GroupProps {
  title: string;
  of: readonly ThemeProperty[];
  /** How a value is shown. */
  shape: string;
  worn: (value: string) => CSSProperties;
}

function Group({ title, of, shape, worn }: GroupProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {of.map(({ name, property, value }) => (
        <div key={name} className={styles.row}>
          <span>
            <span className={styles.name}>{name}</span> {value.length < 60 && <code className={styles.quiet}>{value}</code>}
          </span>
          <span className={shape} style={worn(`var(${property})`)} />
        </div>
      ))}
    </section>
  );
}

/** Spaces, corners and elevation, in the brand, theme and density of the toolbar. */
function SpaceAndShape() {
  const properties = useTheme();
  return (
    <div className={styles.page}>
      <h1>Space and shape</h1>
      <Group title="Space" of={groupOf(properties, 'space')} shape={styles.bar} worn={(inlineSize) => ({ inlineSize })} />
      <Group
        title="Least heights of controls"
        of={groupOf(properties, 'control')}
        shape={styles.shape}
        worn={(blockSize) => ({ blockSize })}
      />
      <Group title="Corners" of={groupOf(properties, 'radius')} shape={styles.shape} worn={(borderRadius) => ({ borderRadius })} />
      <Group title="Elevation" of={groupOf(properties, 'shadow')} shape={styles.shape} worn={(boxShadow) => ({ boxShadow })} />
      <Group title="Light" of={groupOf(properties, 'image')} shape={styles.picture} worn={(backgroundImage) => ({ backgroundImage })} />
    </div>
  );
}

const meta = { title: 'Foundations/Space and shape', component: SpaceAndShape } satisfies Meta<typeof SpaceAndShape>;
export default meta;
export const All: StoryObj<typeof meta> = {};
