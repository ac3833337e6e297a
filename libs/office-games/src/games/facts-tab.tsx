import { Trans, useLingui } from '@lingui/react/macro';
import { classesOfLine, type GameFeature } from '@parlour/domain';
import { ConflictNotice, type Difference, isPutAside, useRefusalText } from '@parlour/office-ui';
import { Button, FormActions, FormError, FormLayout, Select, TextField, useToasts } from '@parlour/ui';
import { useForm, type UseFormRegister } from 'react-hook-form';
import { lineTexts } from '../import/feed-texts.ts';
import { classWords, featureWords, volatilityWords } from '../words.ts';
import { FigureFields, type StatedFigures } from './figure-fields.tsx';
import { useNumberText, useRtpText } from './figures.ts';
import { useGameChange, type GameChange, type GamePage } from './use-game-change.ts';

/** As the fields have them; empty where nothing is known. */
interface Facts extends StatedFigures {
  class: string;
  kind: string;
  countries: string;
  picture: string;
}

/** Hundredths as people write them. */
const written = (hundredths: number | null) => (hundredths === null ? '' : (hundredths / 100).toFixed(2));
const read = (text: string) => (text === '' ? null : Math.round(Number(text) * 100));

const factsOf = ({ game }: GamePage): Facts => ({
  class: game.class ?? '',
  kind: game.kind,
  rtp: written(game.rtp),
  volatility: game.volatility ?? '',
  hitRate: written(game.hitRate),
  maxWin: game.maxWin === null ? '' : String(game.maxWin / 100),
  features: game.features,
  countries: game.countries.join(', '),
  picture: game.picture,
});

/** What is to be changed; without fields that are as they were. */
function changeOf(before: Facts, after: Facts): GameChange {
  const facts: Record<keyof Facts, unknown> = {
    class: after.class || null,
    kind: after.kind,
    rtp: read(after.rtp),
    volatility: after.volatility || null,
    hitRate: read(after.hitRate),
    maxWin: read(after.maxWin),
    features: after.features,
    countries: after.countries.toUpperCase().match(/[A-Z]{2}/g) ?? [],
    picture: after.picture.trim(),
  };
  const isChanged = (field: keyof Facts) => String(after[field]) !== String(before[field]);
  return Object.fromEntries(Object.entries(facts).filter(([field]) => isChanged(field as keyof Facts))) as GameChange;
}

/** What is true of a game at every merchant. What was typed stays while it is refused. */
export function FactsTab({ page, mayChange }: { page: GamePage; mayChange: boolean }) {
  const { t, i18n } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const { save, conflict, giveUp } = useGameChange(page);
  const differences = useDifferences(page, conflict?.asked);
  const { register, handleSubmit, reset, setError, formState } = useForm<Facts & { version: number }>({
    defaultValues: { ...factsOf(page), version: page.version },
    disabled: !mayChange,
  });
  const { errors, isDirty, isSubmitting } = formState;
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
    <FormLayout onSubmit={(event) => void send(event)}>
      {conflict && (
        <ConflictNotice
          title={t`Somebody else has changed this game meanwhile`}
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
      <FigureFields register={register as unknown as UseFormRegister<StatedFigures>} errors={errors} />
      <TextField
        label={t`Barred in`}
        optionalText={t`optional`}
        hint={t`Country codes with commas between, such as FR, US. It is neither shown nor launched there.`}
        error={errors.countries && t`Write codes of two letters, such as FR, US.`}
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
  );
}

const textsOf = ({ rtp, hitRate, maxWin, features, countries, ...rest }: GameChange): Partial<Facts> => ({
  ...(Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, value ?? ''])) as Partial<Facts>),
  ...(rtp !== undefined && { rtp: written(rtp) }),
  ...(hitRate !== undefined && { hitRate: written(hitRate) }),
  ...(maxWin !== undefined && { maxWin: maxWin === null ? '' : String(maxWin / 100) }),
  ...(features && { features }),
  ...(countries && { countries: countries.join(', ') }),
});

/** Both sides of what was asked for. */
function useDifferences({ game }: GamePage, asked: GameChange = {}): Difference[] {
  const { t, i18n } = useLingui();
  const percent = useRtpText();
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
