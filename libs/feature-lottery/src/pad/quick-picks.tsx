// @flag lottery
import { useLingui } from '@lingui/react/macro';
import { quickSet, type Alphabet, type QuickSet } from '@parlour/domain/lottery';
import { Chip, DiceIcon, Select } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './pad.css.ts';

interface QuickPicksProps {
  alphabet: Alphabet;
  selected: readonly string[];
  onChoose: (selection: readonly string[]) => void;
  /** Random picks, 1 to 10. */
  onRandom: (count: number) => void;
}

/** Ways to choose many numbers at once: by sides, doubles, head, tail or sum, reversed, or at random. */
export function QuickPicks({ alphabet, selected, onChoose, onRandom }: QuickPicksProps) {
  const { t, i18n } = useLingui();
  const [count, setCount] = useState('1');
  const [digit, setDigit] = useState('0');
  const numbers = 'digits' in alphabet && alphabet.digits >= 1;
  const sets: readonly [QuickSet, string][] = [
    ['odd', t`Odd`],
    ['even', t`Even`],
    ['big', t({ message: 'Big', comment: 'side of a number' })],
    ['small', t({ message: 'Small', comment: 'side of a number' })],
  ];
  const many: readonly [QuickSet, string][] = [
    ['double', t`Doubles`],
    ['reverse', t`Reverse`],
  ];
  const byDigit: readonly [QuickSet, string][] = [
    ['head', t`Head ${i18n.number(Number(digit))}`],
    ['tail', t`Tail ${i18n.number(Number(digit))}`],
    ['sum', t`Sum ${i18n.number(Number(digit))}`],
  ];
  const wide = numbers && alphabet.digits > 1;
  const choose = (set: QuickSet, value?: number) => {
    const picked = quickSet(alphabet, { set, ...(value !== undefined && { digit: value }) }, selected);
    onChoose(set === 'reverse' || value !== undefined ? [...new Set([...selected, ...picked])].sort() : picked);
  };
  return (
    <div className={styles.whole}>
      <div className={styles.quick} role="group" aria-label={t`Quick picks`}>
        {numbers &&
          [...sets, ...(wide ? many : [])].map(([set, text]) => (
            <Chip key={set} disabled={set === 'reverse' && selected.length === 0} onClick={() => choose(set)}>
              {text}
            </Chip>
          ))}
        <Chip icon={<DiceIcon size="s" />} onClick={() => onRandom(Number(count))}>
          {t`Random`}
        </Chip>
        <Select
          hideLabel
          label={t`How many random picks`}
          value={count}
          options={Array.from({ length: 10 }, (_, at) => ({ value: String(at + 1), text: `× ${i18n.number(at + 1)}` }))}
          onChange={({ currentTarget }) => setCount(currentTarget.value)}
        />
      </div>
      {wide && (
        <div className={styles.quick} role="group" aria-label={t`Numbers with a digit`}>
          <Select
            hideLabel
            label={t`Digit`}
            value={digit}
            options={Array.from({ length: 10 }, (_, at) => ({ value: String(at), text: i18n.number(at) }))}
            onChange={({ currentTarget }) => setDigit(currentTarget.value)}
          />
          {byDigit.map(([set, text]) => (
            <Chip key={set} onClick={() => choose(set, Number(digit))}>
              {text}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
