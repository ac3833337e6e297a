import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { isPutAside, useRefusalText, useUnsaved, useTold } from '@parlour/office-ui';
import { Button, FormActions, FormError, FormLayout, FormSection, Select, TextField } from '@parlour/ui';
import { useEffect } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { isReason, ReasonField } from '../reason-field.tsx';
import type { LotteryGame } from '../words.ts';
import { useWeekdays } from './row-text.ts';

type CalendarRow = components['schemas']['CalendarRow'];

/** A row as typed: numbers as text, days separated by spaces. */
interface RowFields {
  kind: 'weekdays' | 'monthDays' | 'everyMinutes';
  days: string;
  drawAt: string;
  zone: string;
  closeBefore: string;
  openBefore: string;
  closing: string;
  sources: string;
}

const fieldsOf = (row: CalendarRow): RowFields => ({
  kind: row.weekdays ? 'weekdays' : row.monthDays ? 'monthDays' : 'everyMinutes',
  days: (row.weekdays ?? row.monthDays ?? [row.everyMinutes ?? 1]).join(' '),
  drawAt: row.drawAt ?? '',
  zone: row.zone,
  closeBefore: String(row.closeBefore),
  openBefore: row.openBefore === undefined ? '' : String(row.openBefore),
  closing: String(row.closing),
  sources: (row.sources ?? []).join(' '),
});

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

function rowOf({ kind, days, drawAt, zone, closeBefore, openBefore, closing, sources }: RowFields): CalendarRow {
  const numbers = wordsOf(days).map(Number);
  const names = wordsOf(sources);
  return {
    zone: zone.trim(),
    ...(kind === 'everyMinutes' ? { everyMinutes: numbers[0] ?? 1 } : { [kind]: numbers, drawAt }),
    closeBefore: Number(closeBefore),
    ...(openBefore.trim() !== '' && { openBefore: Number(openBefore) }),
    closing: Number(closing),
    ...(names.length > 0 && { sources: names }),
  };
}

const isWhole = (text: string) => /^\d+$/.test(text.trim());

interface CalendarFormProps {
  game: LotteryGame;
  onTyped: (typed: boolean) => void;
  onSaved: () => void;
}

/** Changes when a game is drawn, which a second operator approves. Existing draws keep their times. */
export function CalendarForm({ game, onTyped, onSaved }: CalendarFormProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const told = useTold();
  const weekdays = useWeekdays();
  const change = useOfficeMutation('changeLotteryCalendar');
  const form = useForm<{ rows: RowFields[]; reason: string }>({ defaultValues: { rows: game.rows.map(fieldsOf), reason: '' } });
  const { register, control, handleSubmit, setError, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'rows' });
  const typed = useWatch({ control, name: 'rows' });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsaved(isDirty && !isSubmitting);
  useEffect(() => onTyped(isDirty), [isDirty, onTyped]);
  const send = handleSubmit(async ({ rows, reason }) => {
    try {
      const body = {
        merchant: game.merchant,
        game: game.game,
        version: game.calendar.version,
        rows: rows.map(rowOf),
        reason: reason.trim(),
      };
      told(await change.mutateAsync({ body }), t`Saved. It applies to draws created from now on.`);
      onSaved();
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  });
  const seconds = t`Enter whole seconds.`;
  return (
    <FormLayout onSubmit={(event) => void send(event)}>
      <FormError message={errors.root?.message} />
      {fields.map((row, index) => {
        const kind = typed[index]?.kind ?? row.kind;
        const wrong = errors.rows?.[index];
        const number = String(index + 1);
        const hints = {
          weekdays: weekdays.map((name, day) => `${day} ${name}`).join(', '),
          monthDays: t`Days of the month, such as 1 16.`,
          everyMinutes: t`1, 3, 5 or 15 minutes, all day.`,
        };
        return (
          <FormSection key={row.id} title={t`Row ${number}`}>
            <Select
              label={t`Drawn on`}
              options={[
                { value: 'weekdays', text: t`Days of the week` },
                { value: 'monthDays', text: t`Days of the month` },
                { value: 'everyMinutes', text: t`Every few minutes` },
              ]}
              {...register(`rows.${index}.kind`)}
            />
            <TextField
              label={t`Days`}
              hint={hints[kind]}
              error={wrong?.days && hints[kind]}
              {...register(`rows.${index}.days`, { validate: (days) => wordsOf(days).length > 0 && wordsOf(days).every(isWhole) })}
            />
            {kind !== 'everyMinutes' && (
              <TextField
                type="time"
                label={t`Time of the draw`}
                error={wrong?.drawAt && t`Give a time.`}
                {...register(`rows.${index}.drawAt`, { validate: (at, all) => all.rows[index]?.kind === 'everyMinutes' || at !== '' })}
              />
            )}
            <TextField
              label={t`Time zone`}
              error={wrong?.zone && t`Enter a time zone such as Asia/Bangkok.`}
              {...register(`rows.${index}.zone`, { validate: (zone) => zone.trim() !== '' })}
            />
            <TextField
              inputMode="numeric"
              label={t`Closes before the draw`}
              suffix={t`seconds`}
              error={wrong?.closeBefore && seconds}
              {...register(`rows.${index}.closeBefore`, { validate: isWhole })}
            />
            <TextField
              inputMode="numeric"
              label={t`Warns before the close`}
              suffix={t`seconds`}
              error={wrong?.closing && seconds}
              {...register(`rows.${index}.closing`, { validate: isWhole })}
            />
            <TextField
              inputMode="numeric"
              label={t`Opens before the draw`}
              optionalText={t`optional`}
              suffix={t`seconds`}
              error={wrong?.openBefore && seconds}
              {...register(`rows.${index}.openBefore`, { validate: (open) => open.trim() === '' || isWhole(open) })}
            />
            {game.source === 'outside' && (
              <TextField
                label={t`Sources of results`}
                optionalText={t`optional`}
                hint={t`Names separated by spaces. Two that share no host must agree.`}
                {...register(`rows.${index}.sources`)}
              />
            )}
            {fields.length > 1 && (
              <div>
                <Button size="s" variant="secondary" onClick={() => remove(index)}>
                  {t`Remove row ${number}`}
                </Button>
              </div>
            )}
          </FormSection>
        );
      })}
      <div>
        <Button
          size="s"
          variant="secondary"
          onClick={() => append(fieldsOf(game.rows[0] ?? { zone: 'UTC', closeBefore: 60, closing: 60 }))}
        >
          <Trans>Add a row</Trans>
        </Button>
      </div>
      <ReasonField isWrong={errors.reason !== undefined} {...register('reason', { validate: isReason })} />
      <FormActions>
        <Button type="submit" disabled={!isDirty} loading={isSubmitting} loadingText={t`Sending`}>
          <Trans>Propose</Trans>
        </Button>
      </FormActions>
    </FormLayout>
  );
}
