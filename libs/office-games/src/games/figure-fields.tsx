import { useLingui } from '@lingui/react/macro';
import { gameFeatures, volatilities } from '@parlour/domain';
import { Checkbox, Select, TextField } from '@parlour/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { featureWords, volatilityWords } from '../words.ts';
import type { FactsForm } from './facts.ts';
import * as styles from './figure-fields.css.ts';

interface FigureFieldsProps {
  register: UseFormRegister<FactsForm>;
  errors: FieldErrors<FactsForm>;
}

const isPercent = (text: string) => text === '' || (/^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100);

/** Figures that players read and filter by. */
export function FigureFields({ register, errors }: FigureFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextField
        inputMode="decimal"
        label={t`Stated RTP`}
        optionalText={t`optional`}
        suffix="%"
        hint={t`As its vendor states it, such as 96.50.`}
        error={errors.rtp && t`Enter a percentage with at most two decimals, such as 96.50.`}
        {...register('rtp', { validate: (rtp) => rtp === '' || (isPercent(rtp) && Number(rtp) > 0) })}
      />
      <Select
        label={t`Volatility`}
        options={[
          { value: '', text: t`Not stated` },
          ...volatilities.map((each) => ({ value: each, text: i18n._(volatilityWords[each]) })),
        ]}
        {...register('volatility')}
      />
      <TextField
        inputMode="decimal"
        label={t`Hit rate`}
        optionalText={t`optional`}
        suffix="%"
        hint={t`The share of rounds that pay anything, such as 28.50.`}
        error={errors.hitRate && t`Enter a percentage with at most two decimals, such as 28.50.`}
        {...register('hitRate', { validate: isPercent })}
      />
      <TextField
        inputMode="decimal"
        label={t`Largest win`}
        optionalText={t`optional`}
        hint={t`How many times the stake a round pays at most, such as 5000.`}
        error={errors.maxWin && t`Enter a number above zero with at most two decimals, such as 5000.`}
        {...register('maxWin', {
          validate: (times) => times === '' || (/^\d{1,8}(\.\d{1,2})?$/.test(times) && Number(times) > 0 && Number(times) <= mostTimes),
        })}
      />
      <fieldset className={styles.features}>
        <legend className={styles.legend}>{t`Features`}</legend>
        <div className={styles.boxes}>
          {gameFeatures.map((feature) => (
            <Checkbox key={feature} label={i18n._(featureWords[feature])} value={feature} {...register('features')} />
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** Hundredths of this fit the database's integers. */
const mostTimes = 21_474_836;
