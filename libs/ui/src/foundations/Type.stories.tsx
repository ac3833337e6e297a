import { languageCodes, languageFacts, languages } from '@parlour/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import * as styles from './foundations.css.ts';
import { groupOf, useTheme } from './use-theme.ts';

/** The font families of a text, as the browser computes them: the first that has its letters is used. */
function Families({ of }: { of: 'body' | 'display' }) {
  const place = useRef<HTMLElement>(null);
  const [families, setFamilies] = useState('');
  const properties = useTheme();
  useEffect(() => setFamilies(getComputedStyle(place.current!).getPropertyValue(`--p-font-${of}`).replaceAll('"', '')), [of, properties]);
  return (
    <code ref={place} className={styles.quiet}>
      {families
        .split(',')
        .filter((family) => !family.endsWith('Fallback'))
        .slice(0, 3)
        .join(', ')}
    </code>
  );
}

/** The type of the brand in the toolbar: its scale, and its families for each language's script. */
function Type() {
  const properties = useTheme();
  return (
    <div className={styles.page}>
      <h1>Type</h1>
      <section className={styles.section}>
        <h2 className={styles.heading}>Scale</h2>
        {groupOf(properties, 'size').map(({ name, property, value }) => (
          <div key={name} className={styles.row}>
            <span>
              <span className={styles.name}>{name}</span> <code className={styles.quiet}>{value}</code>
            </span>
            <span className={styles.scaled} style={{ fontSize: `var(${property})` }}>
              {languageFacts.EN.sample[0]}
            </span>
          </div>
        ))}
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>Scripts</h2>
        {languageCodes.map((code) => (
          <div key={code} className={styles.row}>
            <span className={styles.name} lang={languages[code].tag}>
              {languages[code].name}
            </span>
            <div lang={languages[code].tag} dir={languages[code].direction} className={styles.specimen}>
              <h3 className={styles.specimenHeading}>{languageFacts[code].sample[0]}</h3>
              <Families of="display" />
              <p>{languageFacts[code].sample[1]} 1,250.00</p>
              <Families of="body" />
            </div>
          </div>
        ))}
      </section>
    </div>
  );
}

const meta = { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>;
export default meta;
export const All: StoryObj<typeof meta> = {};
