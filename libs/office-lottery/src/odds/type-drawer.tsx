import { Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '@parlour/domain';
import { settingsProblems, typeOf, type PackSettings, type RulePack } from '@parlour/domain/lottery';
import { useLeaving } from '@parlour/office-ui';
import { Button, Checkbox, Drawer, FormActions, FormLayout, FormSection, Stack, Text, TextField } from '@parlour/ui';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { useOddsKeyName } from '../odds-text.ts';
import { useTypeName } from '../type-name.ts';
import { typeBy, rtpText } from './draft.ts';
import { useLimitNames } from './limit-names.ts';
import * as styles from './odds.css.ts';
import { limitNames, oddsKeys, packPrice, typeFormOf, withTyped, type TypeForm } from './type-form.ts';

interface TypeDrawerProps {
  pack: RulePack;
  currency: Currency;
  /** By its id. */
  type: string;
  settings: PackSettings;
  /** Receives the settings with the typed values. */
  onKept: (settings: PackSettings) => void;
  onClose: () => void;
}

/** The settings of one bet type. Its return is counted as it is typed; nothing is sent from here. */
export function TypeDrawer({ pack, currency, type: id, settings, onKept, onClose }: TypeDrawerProps) {
  const { t } = useLingui();
  const nameOf = useLimitNames();
  const keyName = useOddsKeyName(pack.id);
  const typeName = useTypeName(pack.id)(id);
  const type = typeOf(pack, id)!;
  const now = typeBy(pack, settings, id);
  const form = useForm<TypeForm>({ defaultValues: typeFormOf(type, now, settings.types?.[id]) });
  const { register, control, handleSubmit, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'steps' });
  const typed = useWatch({ control }) as TypeForm;
  const { leave, question } = useLeaving(formState.isDirty, onClose);
  const next = withTyped(settings, type, typed);
  const problems = settingsProblems(pack, next, currency).filter(({ path }) => path.startsWith(`types.${id}.`));
  const wrongAt = (path: string) => problems.find((problem) => problem.path === `types.${id}.${path}`)?.problem;
  const rtp = problems.length === 0 ? rtpText(pack, typeBy(pack, next, id)) : null;
  const before = rtpText(pack, now);
  const oneKey = typeof type.odds === 'string';
  return (
    <>
      <Drawer open onOpenChange={(stays) => !stays && leave()} title={t`Bet type ${typeName}`} closeText={t`Close`}>
        <FormLayout onSubmit={(event) => void handleSubmit(() => onKept(next))(event)}>
          <Stack gap="1">
            <div role="status">
              <Text as="strong" size="l">
                {rtp === null ? <Trans>RTP not available</Trans> : <Trans>RTP {rtp} %</Trans>}
              </Text>
            </div>
            <Text size="s" tone="muted">
              <Trans>It is {before} % now. Empty fields have what the pack says.</Trans>
            </Text>
          </Stack>
          <Checkbox label={t`Bets are taken`} {...register('on')} />
          <FormSection title={t`Odds`}>
            <div className={styles.pair}>
              {oddsKeys(type).map((key) => (
                <TextField
                  key={key}
                  inputMode="decimal"
                  autoComplete="off"
                  label={oneKey ? t`Odds` : keyName(id, key)}
                  placeholder={packPrice(type, key)}
                  error={wrongAt(oneKey ? 'odds' : `odds.${key}`)}
                  {...register(`odds.${key}`)}
                />
              ))}
              <TextField
                inputMode="numeric"
                autoComplete="off"
                label={t`Cost units`}
                placeholder={String(type.costUnits)}
                error={wrongAt('costUnits')}
                {...register('costUnits')}
              />
            </div>
            {!oneKey && wrongAt('odds') !== undefined && <Text tone="danger">{wrongAt('odds')}</Text>}
          </FormSection>
          <FormSection title={t`Limits`}>
            <div className={styles.pair}>
              {limitNames.map((name) => (
                <TextField
                  key={name}
                  inputMode="decimal"
                  autoComplete="off"
                  label={nameOf(name)}
                  suffix={currency}
                  placeholder={settings.limits?.[name] ?? type.limits[name]}
                  error={wrongAt(`limits.${name}`)}
                  {...register(`limits.${name}`)}
                />
              ))}
            </div>
          </FormSection>
          <FormSection title={t`Exposure steps`}>
            <Checkbox label={t`Steps of its own`} hint={t`Otherwise the steps of the pack apply.`} {...register('ownSteps')} />
            {typed.ownSteps &&
              fields.map((step, index) => {
                const number = String(index + 1);
                return (
                  <div key={step.id} className={styles.step}>
                    <TextField
                      inputMode="decimal"
                      autoComplete="off"
                      label={t`Step ${number} from`}
                      suffix={currency}
                      error={wrongAt(`steps[${index}].from`) ?? wrongAt(`steps[${index}]`)}
                      {...register(`steps.${index}.from`)}
                    />
                    <TextField
                      autoComplete="off"
                      label={t`Odds`}
                      hint={t`Or closed.`}
                      error={wrongAt(`steps[${index}].odds`)}
                      {...register(`steps.${index}.odds`)}
                    />
                    <Button size="s" variant="secondary" aria-label={t`Remove step ${number}`} onClick={() => remove(index)}>
                      <Trans>Remove</Trans>
                    </Button>
                  </div>
                );
              })}
            {typed.ownSteps && (
              <div>
                <Button size="s" variant="secondary" onClick={() => append({ from: '', odds: 'closed' })}>
                  <Trans>Add a step</Trans>
                </Button>
              </div>
            )}
          </FormSection>
          <FormActions>
            <Button type="submit" disabled={problems.length > 0}>
              <Trans>Keep in the draft</Trans>
            </Button>
          </FormActions>
        </FormLayout>
      </Drawer>
      {question}
    </>
  );
}
