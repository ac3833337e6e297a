import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Foreign, FormDialog, ReasonDialog, useTold } from '@parlour/office-ui';
import { Button, Inline, Select, Stack, Text, TextField } from '@parlour/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { isReason, ReasonField } from '../reason-field.tsx';
import { actionWords, type LotteryGame } from '../words.ts';

type Exception = LotteryGame['exceptions'][number];

/** The days that are exceptions to a calendar. */
export function Exceptions({ game, maySchedule }: { game: LotteryGame; maySchedule: boolean }) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const remove = useOfficeMutation('removeLotteryException');
  const [asks, setAsks] = useState<'new' | Exception>();
  const { merchant, game: code, exceptions } = game;
  return (
    <Stack gap="3">
      <Inline justify="between" gap="3">
        <Text as="strong">
          <Trans>Exceptions to the calendar</Trans>
        </Text>
        {maySchedule && (
          <Button size="s" variant="secondary" onClick={() => setAsks('new')}>
            <Trans>Skip, move or add a day</Trans>
          </Button>
        )}
      </Inline>
      {exceptions.length === 0 && (
        <Text size="s" tone="muted">
          <Trans>There are none.</Trans>
        </Text>
      )}
      {exceptions.map((exception) => {
        const days = daysText(exception);
        return (
          <Inline key={exception.id} justify="between" gap="3">
            <Text size="s">
              {i18n._(actionWords[exception.action])} {days} · <Foreign text={exception.reason} /> · <Foreign text={exception.by} />
            </Text>
            {maySchedule && (
              <Button size="s" variant="secondary" aria-label={t`Take back ${days}`} onClick={() => setAsks(exception)}>
                <Trans>Take back</Trans>
              </Button>
            )}
          </Inline>
        );
      })}
      {asks === 'new' && <ExceptionDialog game={game} onClose={() => setAsks(undefined)} />}
      {typeof asks === 'object' && (
        <ReasonDialog
          open
          onClose={() => setAsks(undefined)}
          destructive={false}
          title={t`Remove the exception of ${code} on ${daysText(asks)}`}
          label={t`Reason`}
          hint={t`A second operator decides. Draws that became void stay void.`}
          confirmText={t`Propose`}
          onConfirm={async (reason) => told(await remove.mutateAsync({ body: { merchant, id: asks.id, reason } }), t`Saved.`)}
        />
      )}
    </Stack>
  );
}

function daysText({ from, to, movedTo }: Exception): string {
  const days = from === to ? from : `${from} – ${to}`;
  return movedTo === null ? days : `${days} / ${movedTo}`;
}

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

function ExceptionDialog({ game: { merchant, game }, onClose }: { game: LotteryGame; onClose: () => void }) {
  const { t } = useLingui();
  const told = useTold();
  const change = useOfficeMutation('setLotteryException');
  const form = useForm({ defaultValues: { action: 'skip' as Exception['action'], from: '', to: '', movedTo: '', reason: '' } });
  const { register, control, formState } = form;
  const action = useWatch({ control, name: 'action' });
  const isDay = (text: string) => dayShape.test(text);
  const noDay = t`Choose a day.`;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Days of ${game}`}
      description={t`Only draws that have not opened. A draw with bets is voided instead.`}
      confirmText={action === 'skip' ? t`Skip` : t`Propose`}
      onSend={async ({ from, to, movedTo, reason }) => {
        const days = { from, ...(action !== 'move' && to !== '' && { to }), ...(action === 'move' && { movedTo }) };
        told(await change.mutateAsync({ body: { merchant, game, action, reason: reason.trim(), ...days } }), t`Saved.`);
        onClose();
      }}
    >
      <Select
        label={t`What happens`}
        hint={action === 'skip' ? undefined : t`A second operator decides.`}
        options={[
          { value: 'skip', text: t`There is no draw` },
          { value: 'move', text: t`The draw moves to another day` },
          { value: 'add', text: t`There is a draw beside the calendar` },
        ]}
        {...register('action')}
      />
      <TextField type="date" label={t`Day`} error={formState.errors.from && noDay} {...register('from', { validate: isDay })} />
      {action === 'move' ? (
        <TextField
          type="date"
          label={t`Moves to`}
          error={formState.errors.movedTo && noDay}
          {...register('movedTo', { validate: isDay })}
        />
      ) : (
        <TextField
          type="date"
          label={t`Until`}
          optionalText={t`optional`}
          hint={t`Inclusive; if left empty, only that day.`}
          error={formState.errors.to && t`Choose the same day or a later one.`}
          {...register('to', { validate: (to, { from }) => to === '' || to >= from })}
        />
      )}
      <ReasonField isWrong={formState.errors.reason !== undefined} {...register('reason', { validate: isReason })} />
    </FormDialog>
  );
}
