import { Trans, useLingui } from '@lingui/react/macro';
import { languageCodes, languages, type LanguageCode } from '@parlour/domain';
import { ConflictNotice, Held, isPutAside, useRefusalText, useUnsaved } from '@parlour/office-ui';
import { Button, FormActions, FormError, FormLayout, TextField, useToasts } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import { useGameChange, type GamePage } from './use-game-change.ts';

type Names = Partial<Record<LanguageCode, string>>;

const namesOf = ({ names }: GamePage): Names => Object.fromEntries(languageCodes.map((code) => [code, names[code] ?? '']));
const given = (names: Names): Names => Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== ''));

/** The names of a game in each language. */
export function NamesTab({ page, mayChange }: { page: GamePage; mayChange: boolean }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const { save, conflict, giveUp } = useGameChange(page);
  const { register, handleSubmit, reset, setError, formState } = useForm<{ names: Names; version: number }>({
    defaultValues: { names: namesOf(page), version: page.version },
    disabled: !mayChange,
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsaved(isDirty && !isSubmitting);
  const saved = (names: Names, version: number) => {
    reset({ names, version });
    toasts.show({ mood: 'success', text: t`Saved. Every merchant has it now.` });
  };
  const send = handleSubmit(async ({ names, version }) => {
    try {
      if (await save({ names: given(names) }, version)) saved(names, version + 1);
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  });
  const asked: Names = conflict?.asked.names ?? {};
  return (
    <Held as="form">
      <FormLayout onSubmit={(event) => void send(event)}>
        {conflict && (
          <ConflictNotice
            title={t`Another operator has changed this game in the meantime`}
            differences={languageCodes
              .filter((code) => (asked[code] ?? '') !== (page.names[code] ?? ''))
              .map((code) => ({ key: code, label: languages[code].name, theirs: page.names[code] ?? '', yours: asked[code] ?? '' }))}
            onMine={async () => {
              if (await save(conflict.asked, page.version)) saved({ ...namesOf({ ...page, names: {} }), ...asked }, page.version + 1);
            }}
            onTheirs={() => {
              reset({ names: namesOf(page), version: page.version });
              giveUp();
            }}
          />
        )}
        <FormError message={errors.root?.message} />
        {languageCodes.map((code) => (
          <TextField
            key={code}
            label={languages[code].name}
            lang={languages[code].tag}
            dir="auto"
            maxLength={200}
            hint={code === 'EN' ? t`Used for languages without a name of their own.` : undefined}
            {...register(`names.${code}`)}
          />
        ))}
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
