import type { Meta, StoryObj } from '@storybook/react-vite';
import { wcagContrast } from 'culori';
import { contrastPairs, type ContrastPair } from '../theme/make-theme.ts';
import * as styles from './foundations.css.ts';
import { groupOf, useTheme, type ThemeProperty } from './use-theme.ts';

/** The family that a colour belongs to: `onAccent` and `accentHover` belong to `accent`. */
const familyOf = (name: string): string =>
  name
    .replace(/^on(?=[A-Z])/, '')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    .match(/^[a-z]+/)![0];

interface Judged extends ContrastPair {
  readonly found: number;
  readonly ground: string;
}

/** The pair with a colour in front that has the lowest contrast. */
function worst(colour: ThemeProperty, colours: readonly ThemeProperty[]): Judged | undefined {
  const judged = contrastPairs.flatMap((pair) => {
    const ground = colours.find(({ name }) => name === pair.back)?.value;
    return pair.front === colour.name && ground ? [{ ...pair, ground, found: wcagContrast(colour.value, ground) }] : [];
  });
  return judged.toSorted((a, b) => a.found / a.ratio - b.found / b.ratio)[0];
}

function Swatch({ colour, colours }: { colour: ThemeProperty; colours: readonly ThemeProperty[] }) {
  const judged = worst(colour, colours);
  const grounds = contrastPairs.filter(({ front }) => front === colour.name).length;
  return (
    <li className={styles.swatch}>
      <div className={styles.field} style={{ backgroundColor: judged?.ground ?? colour.value, color: colour.value }}>
        {judged && (judged.ratio === 3 ? <span className={styles.outline} /> : <span className={styles.sample}>Aa 128.50</span>)}
      </div>
      <div className={styles.facts}>
        <span className={styles.name}>{colour.name}</span>
        <code className={styles.quiet}>{colour.value}</code>
        {judged && (
          <span className={styles.quiet}>
            {judged.found.toFixed(2)} on {judged.back}
            {grounds > 1 && `, the least of ${grounds} grounds`}; needs {judged.ratio}
          </span>
        )}
      </div>
    </li>
  );
}

function Ramps({ steps }: { steps: readonly ThemeProperty[] }) {
  const names = [...new Set(steps.map(({ name }) => name.replace(/\d+$/, '')))];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Ramps</h2>
      {names.map((ramp) => (
        <div key={ramp} className={styles.section}>
          <span className={styles.name}>{ramp}</span>
          <div className={styles.ramp}>
            {steps
              .filter(({ name }) => name.replace(/\d+$/, '') === ramp)
              .map(({ name, value }) => (
                <div key={name} className={styles.step}>
                  <span className={styles.stepField} style={{ backgroundColor: value }} />
                  <span>{name.slice(ramp.length)}</span>
                  <code className={styles.quiet}>{value}</code>
                </div>
              ))}
          </div>
        </div>
      ))}
    </section>
  );
}

/**
 * Every colour of the brand and theme in the toolbar, as the page computes it: its name in styles, its value, and its contrast with the
 * background where that is lowest.
 */
function Colours() {
  const properties = useTheme();
  const colours = groupOf(properties, 'color');
  const families = [...new Set(colours.map(({ name }) => familyOf(name)))];
  const ramps = groupOf(properties, 'ramp');
  return (
    <div className={styles.page}>
      <h1>Colours</h1>
      {families.map((family) => (
        <section key={family} className={styles.section}>
          <h2 className={styles.heading}>{family}</h2>
          <ul className={styles.swatches}>
            {colours
              .filter(({ name }) => familyOf(name) === family)
              .map((colour) => (
                <Swatch key={colour.name} colour={colour} colours={colours} />
              ))}
          </ul>
        </section>
      ))}
      {ramps.length > 0 && <Ramps steps={ramps} />}
    </div>
  );
}

const meta = { title: 'Foundations/Colours', component: Colours } satisfies Meta<typeof Colours>;
export default meta;
export const All: StoryObj<typeof meta> = {};
