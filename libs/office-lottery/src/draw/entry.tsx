import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Foreign, Held, isPutAside, Moment, useRefusalText, useUnsaved } from '@parlour/office-ui';
import { Button, Card, FormActions, FormError, FormLayout, Stack, Text, useToasts } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import { NumbersList } from '../numbers.tsx';
import * as styles from '../numbers.css.ts';
import type { DrawPage } from '../words.ts';
import { ResultFields } from './result-fields.tsx';
import { emptyFields, numbersTyped, type ResultForm } from './result-form.ts';

/**
 * Two people type a result, and neither sees what the other typed. The gateway keeps the first entry to itself; if they differ, both are
 * shown and a third person decides.
 */
export function Entry({ page, mayEnter }: { page: DrawPage; mayEnter: boolean }) {
  const { entry, form, draw } = page;
  if (entry.whyNot === 'seeded' || draw.result || (entry.whyNot === 'status' && entry.state === 'none')) return null;
  const [first, second] = entry.typed;
  return (
    <Card>
      <Stack gap="4">
        <Text as="strong" size="l">
          <Trans>Enter the result</Trans>
        </Text>
        {entry.state === 'waits' && first && (
          <Text>
            <Trans>
              What <Foreign text={first.by} /> typed on <Moment at={first.at} /> stays hidden until a second operator has typed the result
              too.
            </Trans>
          </Text>
        )}
        {entry.state === 'conflict' && first && second && (
          <>
            <Text tone="danger">
              <Trans>Two entries differ. A third operator types the right one, which must be one of them.</Trans>
            </Text>
            <div className={styles.sides}>
              {entry.typed.map(({ by, at, numbers }, index) => (
                <Stack key={by} gap="2">
                  <Text as="strong">
                    <Foreign text={by} />
                  </Text>
                  <Text size="s" tone="muted">
                    <Moment at={at} />
                  </Text>
                  {numbers && <NumbersList numbers={numbers} form={form} beside={(index === 0 ? second : first).numbers ?? undefined} />}
                </Stack>
              ))}
            </div>
          </>
        )}
        {mayEnter ? (
          <EntryOrWhyNot page={page} />
        ) : (
          <Text tone="muted">
            <Trans>Your roles show results and don’t enter them.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function EntryOrWhyNot({ page }: { page: DrawPage }) {
  switch (page.entry.whyNot) {
    case null:
      return <EntryForm page={page} />;
    case 'typed':
      return (
        <Text tone="muted">
          <Trans>You have already typed it. Another operator has to continue.</Trans>
        </Text>
      );
    case 'priced':
      return (
        <Text tone="muted">
          <Trans>You set or approved the odds of this draw, so another operator types its result.</Trans>
        </Text>
      );
    default:
      return (
        <Text tone="muted">
          <Trans>Results are typed once the draw is closed and has been drawn.</Trans>
        </Text>
      );
  }
}

function EntryForm({ page: { draw, form: whole, voidPrizes } }: { page: DrawPage }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const enter = useOfficeMutation('enterDrawResult');
  const form = whole.filter(({ name }) => !voidPrizes.includes(name));
  const fields = useForm<ResultForm>({ defaultValues: emptyFields(form) });
  const { handleSubmit, setError, formState } = fields;
  useUnsaved(formState.isDirty && !formState.isSubmitting);
  const send = handleSubmit(async (values) => {
    try {
      const answer = await enter.mutateAsync({ body: { merchant: draw.merchant, draw: draw.draw, numbers: numbersTyped(form, values) } });
      const repeated = answer.repeated.join(', ');
      const texts = {
        waits: { mood: 'success', text: t`Saved. Another operator now types it again.` },
        agreed: { mood: 'success', text: t`Both entries are the same. The draw has its result.` },
        conflict: { mood: 'danger', text: t`The entries differ. A third operator decides.` },
      } as const;
      toasts.show(texts[answer.state]);
      if (repeated !== '') toasts.show({ mood: 'warning', text: t`Numbers of ${repeated} repeat, which they never should.` });
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  });
  return (
    <Held as="form">
      <FormLayout onSubmit={(event) => void send(event)}>
        <FormError message={formState.errors.root?.message} />
        <ResultFields form={form} fields={fields} />
        <FormActions>
          <Button type="submit" loading={formState.isSubmitting} loadingText={t`Sending`}>
            <Trans>Enter the result</Trans>
          </Button>
        </FormActions>
      </FormLayout>
    </Held>
  );
}
