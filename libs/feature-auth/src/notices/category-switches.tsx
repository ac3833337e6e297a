import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Stack, Switch } from '@parlour/ui';
import type { ReactNode } from 'react';
import { categoryTexts } from './category-texts.ts';
import * as styles from './notices.css.ts';

type Choice = Schema<'NoticeChannel'>['choices'][number];

interface CategorySwitchesProps {
  legend: ReactNode;
  choices: readonly Choice[];
  /** The choice that is being saved. */
  saving: Choice | undefined;
  /** `label` and `hint` are the texts beside the switch, which are stored with the choice. */
  onChoose: (choice: Choice, words: { label: string; hint: string }) => void;
}

/** Switches for the categories of messages in one channel. */
export function CategorySwitches({ legend, choices, saving, onChoose }: CategorySwitchesProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className={styles.switches}>
      <legend className={styles.legend}>{legend}</legend>
      <Stack gap="3" className={styles.choices}>
        {choices.map(({ category, on }) => {
          const [label, hint] = [i18n._(categoryTexts[category].label), i18n._(categoryTexts[category].hint)];
          const pending = saving?.category === category;
          return (
            <Switch
              key={category}
              label={label}
              hint={hint}
              checked={pending ? saving.on : on}
              busy={pending}
              onChange={({ currentTarget: { checked } }) => onChoose({ category, on: checked }, { label, hint })}
            />
          );
        })}
      </Stack>
    </fieldset>
  );
}
