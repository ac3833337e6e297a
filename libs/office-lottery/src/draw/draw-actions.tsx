import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Amount, FormDialog, ReasonDialog, useTold } from '@parlour/office-ui';
import { Button, Inline, Text, TextField } from '@parlour/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DrawPage } from '../words.ts';
import type { DrawRights } from './draw-screen.tsx';
import { isReason, ReasonField } from '../reason-field.tsx';
import { CorrectDialog, VoidPrizesDialog } from './result-dialogs.tsx';

interface DrawActionsProps {
  page: DrawPage;
  rights: DrawRights;
}

/**
 * The actions on a whole draw: one that has not opened can be skipped or moved, any other voided, one that waits for its result have prizes
 * voided, and a settled one corrected.
 */
export function DrawActions({ page, rights }: DrawActionsProps) {
  const { t } = useLingui();
  const [asks, setAsks] = useState<'skip' | 'move' | 'void' | 'prizes' | 'correct'>();
  const { draw, settled, commitment, form } = page;
  const close = () => setAsks(undefined);
  // The result of an in-house draw follows from its seed.
  const isCorrectable = (draw.status === 'settled' || draw.status === 'corrected') && settled !== null && commitment === null;
  const hasPrizes = form.length > 1;
  return (
    <Inline gap="3">
      {rights.schedule && draw.status === 'scheduled' && (
        <>
          <Button variant="secondary" onClick={() => setAsks('move')}>{t`Move`}</Button>
          <Button variant="secondary" onClick={() => setAsks('skip')}>{t`Skip`}</Button>
        </>
      )}
      {rights.void && draw.status === 'closed' && commitment === null && hasPrizes && (
        <Button variant="secondary" onClick={() => setAsks('prizes')}>{t`Void prizes`}</Button>
      )}
      {rights.void && isCorrectable && <Button variant="secondary" onClick={() => setAsks('correct')}>{t`Correct the result`}</Button>}
      {rights.void && draw.status !== 'void' && draw.status !== 'scheduled' && (
        <Button variant="danger" onClick={() => setAsks('void')}>{t`Void`}</Button>
      )}
      {asks === 'skip' && <SkipDialog page={page} onClose={close} />}
      {asks === 'move' && <MoveDialog page={page} onClose={close} />}
      {asks === 'void' && <VoidDialog page={page} onClose={close} />}
      {asks === 'prizes' && <VoidPrizesDialog page={page} onClose={close} />}
      {asks === 'correct' && <CorrectDialog page={page} onClose={close} />}
    </Inline>
  );
}

interface DialogProps {
  page: DrawPage;
  onClose: () => void;
}

function VoidDialog({ page: { draw, live }, onClose }: DialogProps) {
  const { t } = useLingui();
  const told = useTold();
  const change = useOfficeMutation('voidDraw');
  const needsTwo = live.lines > 0 || draw.status === 'settled' || draw.status === 'corrected';
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t`Void ${draw.draw}`}
      label={t`Reason`}
      hint={needsTwo ? t`A second operator decides. Players read the reason.` : t`No one has bet on it. Players read the reason.`}
      confirmText={needsTwo ? t`Propose` : t`Void`}
      onConfirm={async (reason) =>
        told(await change.mutateAsync({ body: { merchant: draw.merchant, draw: draw.draw, reason } }), t`${draw.draw} is void.`)
      }
    >
      <Text>
        <Trans>
          Stakes of <Amount amount={live.stake} currency={live.currency} /> go back, and what it paid is taken back.
        </Trans>
      </Text>
    </ReasonDialog>
  );
}

function SkipDialog({ page: { draw }, onClose }: DialogProps) {
  const { t } = useLingui();
  const told = useTold();
  const change = useOfficeMutation('setLotteryException');
  const { merchant, game, day } = draw;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t`Skip ${game} on ${day}`}
      label={t`Reason`}
      hint={t`It does not open. Bets that follow several draws go on with the next one.`}
      confirmText={t`Skip`}
      onConfirm={async (reason) =>
        told(await change.mutateAsync({ body: { merchant, game, from: day, action: 'skip', reason } }), t`${game} is not drawn on ${day}.`)
      }
    />
  );
}

function MoveDialog({ page: { draw }, onClose }: DialogProps) {
  const { t } = useLingui();
  const told = useTold();
  const change = useOfficeMutation('setLotteryException');
  const form = useForm({ defaultValues: { movedTo: '', reason: '' } });
  const { merchant, game, day } = draw;
  const { errors } = form.formState;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Move ${game} of ${day}`}
      confirmText={t`Propose`}
      onSend={async ({ movedTo, reason }) => {
        const body = { merchant, game, from: day, action: 'move' as const, movedTo, reason: reason.trim() };
        told(await change.mutateAsync({ body }), t`${game} moves to ${movedTo}.`);
        onClose();
      }}
    >
      <TextField
        type="date"
        label={t`To`}
        hint={t`A second operator decides.`}
        error={errors.movedTo && t`Choose another day.`}
        {...form.register('movedTo', { validate: (to) => to !== '' && to !== day })}
      />
      <ReasonField isWrong={errors.reason !== undefined} {...form.register('reason', { validate: isReason })} />
    </FormDialog>
  );
}
