import { Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '@parlour/domain';
import { settingsProblems, type PackSettings, type RulePack } from '@parlour/domain/lottery';
import { Button, Checkbox, FormActions, FormLayout, FormSection, TextField } from '@parlour/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useLimitNames } from './limit-names.ts';
import * as styles from './odds.css.ts';
import { limitNames } from './type-form.ts';

interface Fields {
  limits: Record<(typeof limitNames)[number], string>;
  maxPayoutPerBet: string;
  maxPayoutPerMember: string;
  options: Record<string, boolean>;
}

interface PackFormProps {
  pack: RulePack;
  currency: Currency;
  settings: PackSettings;
  mayChange: boolean;
  onKept: (settings: PackSettings) => void;
}

/** Settings for every type of a pack: limits, caps on payouts, and rules of the house. Nothing is sent from here. */
export function PackForm({ pack, currency, settings, mayChange, onKept }: PackFormProps) {
  const { t } = useLingui();
  const nameOf = useLimitNames();
  const { register, control, handleSubmit, reset, formState } = useForm<Fields>({
    defaultValues: fieldsOf(pack, settings),
    disabled: !mayChange,
  });
  const next = withFields(pack, settings, { ...fieldsOf(pack, settings), ...useWatch({ control }) } as Fields);
  const problems = settingsProblems(pack, next, currency);
  const wrongAt = (path: string) => problems.find((problem) => problem.path === path)?.problem;
  const options = Object.keys(pack.options);
  return (
    <FormLayout
      onSubmit={(event) =>
        void handleSubmit((typed) => {
          onKept(next);
          reset(typed);
        })(event)
      }
    >
      <FormSection title={t`Limits of every type`}>
        <div className={styles.pair}>
          {limitNames.map((name) => (
            <TextField
              key={name}
              inputMode="decimal"
              autoComplete="off"
              label={nameOf(name)}
              suffix={currency}
              placeholder={t`As the pack`}
              error={wrongAt(`limits.${name}`)}
              {...register(`limits.${name}`)}
            />
          ))}
        </div>
      </FormSection>
      <FormSection title={t`Caps`}>
        <TextField
          inputMode="decimal"
          autoComplete="off"
          label={t`Most that is paid for one bet`}
          optionalText={t`optional`}
          hint={t`With it, no bet is refused for its possible payout: the payout is cut instead.`}
          suffix={currency}
          error={wrongAt('caps.maxPayoutPerBet')}
          {...register('maxPayoutPerBet')}
        />
        <TextField
          inputMode="decimal"
          autoComplete="off"
          label={t`Most that is paid to one member in a draw`}
          optionalText={t`optional`}
          suffix={currency}
          error={wrongAt('caps.maxPayoutPerMember')}
          {...register('maxPayoutPerMember')}
        />
      </FormSection>
      {options.length > 0 && (
        <FormSection title={t`Rules of the house`}>
          {options.map((option) => (
            <Checkbox key={option} label={optionText(option)} {...register(`options.${option}`)} />
          ))}
        </FormSection>
      )}
      {mayChange && (
        <FormActions>
          <Button type="submit" disabled={!formState.isDirty || problems.length > 0}>
            <Trans>Keep in the draft</Trans>
          </Button>
        </FormActions>
      )}
    </FormLayout>
  );

  function optionText(option: string): string {
    if (option === 'tripleLoses') return t`All sides lose on a triple`;
    if (option === 'tieRefunds') return t`A tie gives stakes back`;
    return option;
  }
}

function fieldsOf(pack: RulePack, { limits, caps, options }: PackSettings): Fields {
  return {
    limits: Object.fromEntries(limitNames.map((name) => [name, limits?.[name] ?? ''])) as Fields['limits'],
    maxPayoutPerBet: caps?.maxPayoutPerBet ?? '',
    maxPayoutPerMember: caps?.maxPayoutPerMember ?? '',
    options: { ...pack.options, ...options },
  };
}

/** The settings with the typed values; empty ones, and those equal to the pack's, are left out. */
function withFields(pack: RulePack, settings: PackSettings, typed: Fields): PackSettings {
  const filled = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])));
  const limits = filled(typed.limits);
  const caps = filled({ maxPayoutPerBet: typed.maxPayoutPerBet, maxPayoutPerMember: typed.maxPayoutPerMember });
  const options = Object.fromEntries(Object.entries(typed.options).filter(([option, value]) => pack.options[option] !== value));
  return {
    ...(settings.types && { types: settings.types }),
    ...(settings.steps && { steps: settings.steps }),
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(Object.keys(caps).length > 0 && { caps }),
    ...(Object.keys(options).length > 0 && { options }),
  };
}
