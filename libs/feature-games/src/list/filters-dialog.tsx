import { useLingui } from '@lingui/react/macro';
import type { GameFeature, Volatility } from '@parlour/domain';
import { Chip, ChipRow, Dialog, Stack } from '@parlour/ui';
import { useId, type ReactNode } from 'react';
import { featureWords, volatilityWords } from './figure-words.ts';
import type { Facets } from './list-filters.tsx';
import * as styles from './filters-dialog.css.ts';

interface FiltersDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The volatilities that the category's games have. */
  volatilities: readonly Volatility[];
  features: readonly GameFeature[];
  value: Facets;
  onChange: (facets: Facets) => void;
  footer: ReactNode;
}

/** Minimum returns to choose from, in hundredths of a percent. */
const returns = [9500, 9600, 9700];

/** Filters a list by how its games play: each press filters the list behind the dialog at once; pressing a choice again removes it. */
export function FiltersDialog({ volatilities, features, value, onChange, ...dialog }: FiltersDialogProps) {
  const { t, i18n } = useLingui();
  const choices = <Choice extends string | number>(name: keyof Facets, options: readonly { value: Choice; text: string }[]) =>
    options.map((option) => {
      const chosen = value[name] === option.value;
      return (
        <Chip key={option.value} selected={chosen} onClick={() => onChange({ ...value, [name]: chosen ? undefined : option.value })}>
          {option.text}
        </Chip>
      );
    });
  const percent = (hundredths: number) => i18n.number(hundredths / 10_000, { style: 'percent' });
  return (
    <Dialog {...dialog} title={t`Filters`} closeText={t`Close`} size="m">
      <Stack gap="5">
        {volatilities.length > 0 && (
          <Facet title={t`Volatility`} hint={t`Low: small wins, often. High: larger wins, less often.`}>
            {choices(
              'volatility',
              volatilities.map((each) => ({ value: each, text: i18n._(volatilityWords[each]) })),
            )}
          </Facet>
        )}
        {features.length > 0 && (
          <Facet title={t`Feature`}>
            {choices(
              'feature',
              features.map((each) => ({ value: each, text: i18n._(featureWords[each]) })),
            )}
          </Facet>
        )}
        <Facet title={t`Return to player (RTP)`} hint={t`What a game pays back of all bets in the long run.`}>
          {choices(
            'minRtp',
            returns.map((each) => ({ value: each, text: t`${percent(each)} or more` })),
          )}
        </Facet>
      </Stack>
    </Dialog>
  );
}

function Facet({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.facet}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <ChipRow label={title}>{children}</ChipRow>
    </section>
  );
}
