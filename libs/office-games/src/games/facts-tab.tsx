import { Trans, useLingui } from '@lingui/react/macro';
import { classesOfLine, type GameFeature } from '@parlour/domain';
import { ConflictNotice, type Difference, Held, isPutAside, useRefusalText, useUnsaved, lineTexts } from '@parlour/office-ui';
import { Button, FormActions, FormError, FormLayout, Select, TextField, useToasts } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import { classWords, featureWords, volatilityWords } from '../words.ts';
import { changeOf, factsOf, textsOf, type Facts, type FactsForm } from './facts.ts';
import { FigureFields } from './figure-fields.tsx';
import { useNumberText, usePercentText } from './figures.ts';
import { useGameChange, type GameChange, type GamePage } from './use-game-change.ts';

/** The facts of a game that are the same at every merchant. Input is kept after a refusal. */
export function FactsTab({ page, mayChange }: { page: GamePage; mayChange: boolean }) {
  const { t, i18n } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const { save, conflict, giveUp } = useGameChange(page);
  const differences = useDifferences(page, conflict?.asked);
  const { register, handleSubmit, reset, setError, formState } = useForm<FactsForm>({
    defaultValues: { ...factsOf(page), version: page.version },
    disabled: !mayChange,
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsaved(isDirty && !isSubmitting);
  const saved = (facts: Facts, version: number) => {
    reset({ ...facts, version });
    toasts.show({ mood: 'success', text: t`Saved. Every merchant has it now.` });
  };
  const send = handleSubmit(async ({ version, ...facts }) => {
    try {
      const before = formState.defaultValues as Facts;
      if (await save(changeOf(before, facts), version)) saved(facts, version + 1);
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  });
  return (
    <Held as="form">
      <FormLayout onSubmit={(event) => void send(event)}>
        {conflict && (
          <ConflictNotice
            title={t`Another operator has changed this game in the meantime`}
            differences={differences}
            onMine={async () => {
              if (await save(conflict.asked, page.version)) saved({ ...factsOf(page), ...textsOf(conflict.asked) }, page.version + 1);
            }}
            onTheirs={() => {
              reset({ ...factsOf(page), version: page.version });
              giveUp();
            }}
          />
        )}
        <FormError message={errors.root?.message} />
        <TextField label={t`Line`} value={i18n._(lineTexts[page.game.line])} disabled readOnly />
        <Select
          label={t`Class`}
          options={[
            { value: '', text: t`None` },
            ...classesOfLine(page.game.line).map((each) => ({ value: each, text: i18n._(classWords[each]) })),
          ]}
          {...register('class')}
        />
        <FigureFields register={register} errors={errors} />
        <TextField
          label={t`Barred in`}
          optionalText={t`optional`}
          hint={t`Country codes separated by commas, such as FR, US. It is neither shown nor launched there.`}
          error={errors.countries && t`Enter codes of two letters, such as FR, US.`}
          {...register('countries', { validate: (text) => /^\s*([A-Za-z]{2}\s*(,\s*[A-Za-z]{2}\s*)*)?$/.test(text) })}
        />
        <TextField
          label={t`Picture`}
          hint={t`Its path on the sites, such as /art/games/name.svg.`}
          error={errors.picture && t`A path begins with / and ends with svg, png, jpg, webp or avif.`}
          {...register('picture', { validate: (path) => /^\/[\w./-]+\.(svg|png|jpe?g|webp|avif)$/.test(path.trim()) })}
        />
        <Select
          label={t`What its tile opens`}
          options={[
            { value: 'GAME', text: t`The game` },
            { value: 'VASSALAGE', text: t`The list of its vendor’s games` },
          ]}
          {...register('kind')}
        />
        {mayChange && (
          <FormActions>
            <Button type="submit" disabled={!isDirty} loading={isSubmitting} loadingText={t`Saving`}>
              <Trans>Save</Trans>
            </Button>
          </FormActions>
        )}
      </FormLayout>
    </Held>
  );
}

/** Both sides of a conflicting change. */
function useDifferences({ game }: GamePage, asked: GameChange = {}): Difference[] {
  const { t, i18n } = useLingui();
  const percent = usePercentText();
  const number = useNumberText();
  const texts = {
    class: { label: t`Class`, of: (value: GameChange['class']) => (value ? i18n._(classWords[value]) : '') },
    kind: {
      label: t`What its tile opens`,
      of: (value: GameChange['kind']) => (value === 'GAME' ? t`The game` : t`The list of its vendor’s games`),
    },
    rtp: { label: t`Stated RTP`, of: (value: GameChange['rtp']) => percent(value ?? null) },
    volatility: { label: t`Volatility`, of: (value: GameChange['volatility']) => (value ? i18n._(volatilityWords[value]) : '') },
    hitRate: { label: t`Hit rate`, of: (value: GameChange['hitRate']) => percent(value ?? null) },
    maxWin: { label: t`Largest win`, of: (value: GameChange['maxWin']) => (value ? number(value / 100) : '–') },
    features: {
      label: t`Features`,
      of: (value: GameFeature[] | undefined) => (value ?? []).map((each) => i18n._(featureWords[each])).join(', '),
    },
    countries: { label: t`Barred in`, of: (value: GameChange['countries']) => (value ?? []).join(', ') },
    picture: { label: t`Picture`, of: (value: GameChange['picture']) => value ?? '' },
  };
  return (Object.keys(texts) as (keyof typeof texts)[])
    .filter((field) => field in asked)
    .map((field) => {
      const { label, of } = texts[field] as { label: string; of: (value: unknown) => string };
      return { key: field, label, theirs: of(game[field]), yours: of(asked[field]) };
    });
}
