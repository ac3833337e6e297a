import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Amount, Foreign, ReasonDialog, useRefusalToast, useTold } from '@parlour/office-ui';
import { ConfirmDialog, Select, Stack, Text } from '@parlour/ui';
import { useState, type RefObject } from 'react';
import { Hints } from './hints.tsx';
import type { Waiting } from './waiting.ts';
import * as styles from './withdrawals.css.ts';

/** The decision on one withdrawal that is being confirmed. */
export interface Question {
  kind: 'approve' | 'reject' | 'force' | 'hold' | 'release' | 'document';
  of: Waiting;
}

interface DecisionProps {
  question: Question;
  onClose: () => void;
  /** It is done, or waits for a second operator. */
  onDone: () => void;
  /** What takes the focus afterwards. */
  next: RefObject<HTMLElement | null>;
}

/** Asks for confirmation, naming the member, and carries it out. */
export function Decision({ question, ...props }: DecisionProps) {
  const { of } = question;
  if (question.kind === 'approve') return <Approval of={of} {...props} />;
  if (question.kind === 'reject') return <Rejection of={of} {...props} />;
  if (question.kind === 'force') return <Force of={of} {...props} />;
  if (question.kind === 'document') return <DocumentQuestion of={of} {...props} />;
  return question.kind === 'hold' ? <Hold of={of} {...props} /> : <Release of={of} {...props} />;
}

type PartProps = Omit<DecisionProps, 'question'> & { of: Waiting };

function Approval({ of, onClose, onDone, next }: PartProps) {
  const { t } = useLingui();
  const tellRefusal = useRefusalToast();
  const done = useTold();
  const review = useOfficeQuery('reviewWithdrawal', { query: { id: of.id } });
  const approve = useOfficeMutation('approveWithdrawal');
  const needsTwo = review.data?.needsTwo ?? false;
  const confirm = async () => {
    try {
      done(await approve.mutateAsync({ body: { id: of.id } }), t`Approved. The member has been told.`);
      onDone();
    } catch (error) {
      tellRefusal(error);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={<Trans>Approve the withdrawal of {of.member}?</Trans>}
      text={
        needsTwo ? (
          <Trans>A sum this large takes two operators: it is paid once another one approves it too.</Trans>
        ) : (
          <Trans>Approve it once the money has been sent. This can’t be undone.</Trans>
        )
      }
      confirmText={needsTwo ? t`Propose it` : t`Approve`}
      cancelText={t`Cancel`}
      closeText={t`Close`}
      busy={approve.isPending}
      onConfirm={() => void confirm()}
      finalFocus={next}
    >
      <Stack gap="3">
        <Text size="l" as="strong">
          <Amount amount={of.amount} currency={of.currency} />
        </Text>
        <Text>
          <Foreign text={`${of.payee}, ${of.bank}, ${of.account}`} />
        </Text>
        {review.data && <Hints hints={review.data.list} rules={review.data.rules} currency={of.currency} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Rejection({ of, onClose, onDone, next }: PartProps) {
  const { t } = useLingui();
  const done = useTold();
  const reject = useOfficeMutation('rejectWithdrawal');
  const review = useOfficeQuery('reviewWithdrawal', { query: { id: of.id } });
  return (
    <ReasonDialog
      open
      onClose={onClose}
      finalFocus={next}
      title={t`Reject the withdrawal of ${of.member}`}
      label={t`Message to the member`}
      hint={
        review.data
          ? t`The member reads exactly this: write it in ${review.data.language}. The money goes back to their balance.`
          : t`The member reads this. The money goes back to their balance.`
      }
      preview={(message) => <Inbox message={message} />}
      confirmText={t`Reject`}
      onConfirm={async (reason) => {
        done(await reject.mutateAsync({ body: { id: of.id, reason } }), t`Rejected. The money is back in the member’s balance.`);
        onDone();
      }}
    >
      <Amount amount={of.amount} currency={of.currency} />
    </ReasonDialog>
  );
}

function DocumentQuestion({ of, onClose, onDone, next }: PartProps) {
  const { t } = useLingui();
  const done = useTold();
  const ask = useOfficeMutation('askWithdrawalDocument');
  const review = useOfficeQuery('reviewWithdrawal', { query: { id: of.id } });
  return (
    <ReasonDialog
      open
      onClose={onClose}
      finalFocus={next}
      destructive={false}
      title={t`Ask ${of.member} for a document`}
      label={t`Message to the member`}
      hint={
        review.data
          ? t`Say which document: the member reads exactly this, in ${review.data.language}, and can send pictures with the withdrawal.`
          : t`Say which document: the member reads exactly this, and can send pictures with the withdrawal.`
      }
      preview={(message) => <Inbox message={message} />}
      confirmText={t`Ask`}
      onConfirm={async (text) => {
        done(await ask.mutateAsync({ body: { id: of.id, text } }), t`Asked. The pictures will be here, with the withdrawal.`);
        onDone();
      }}
    />
  );
}

/** A message as the member will read it. */
function Inbox({ message }: { message: string }) {
  return (
    <Stack gap="1">
      <Text tone="muted" size="s">
        <Trans>In the member’s inbox</Trans>
      </Text>
      <div className={styles.preview}>
        <Foreign text={message} />
      </div>
    </Stack>
  );
}

/** Ends a dispute that nobody can prove, as the merchant has stated once for all of them. */
function Force({ of, onClose, onDone, next }: PartProps) {
  const { t } = useLingui();
  const done = useTold();
  const force = useOfficeMutation('forceWithdrawal');
  const review = useOfficeQuery('reviewWithdrawal', { query: { id: of.id } });
  const keeps = review.data?.forcedReceipt === 'keep';
  return (
    <ReasonDialog
      open
      onClose={onClose}
      finalFocus={next}
      title={t`End the dispute of ${of.member} without proof`}
      label={t`Message to the member`}
      hint={
        review.data &&
        (keeps
          ? t`This merchant counts such a withdrawal as received: the money stays paid out.`
          : t`This merchant gives the money of such a withdrawal back: write to the member in ${review.data.language}.`)
      }
      confirmText={t`End the dispute`}
      onConfirm={async (reason) => {
        done(
          await force.mutateAsync({ body: { id: of.id, reason } }),
          keeps ? t`It counts as received.` : t`The money is back in the member’s balance.`,
        );
        onDone();
      }}
    >
      <Amount amount={of.amount} currency={of.currency} />
    </ReasonDialog>
  );
}

function Hold({ of, onClose, onDone, next }: PartProps) {
  const { t } = useLingui();
  const done = useTold();
  const hold = useOfficeMutation('holdWithdrawal');
  const [hours, setHours] = useState('24');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      finalFocus={next}
      destructive={false}
      title={t`Hold the withdrawal of ${of.member}`}
      label={t`Reason`}
      hint={t`It can’t be paid out while it is held. The member isn’t told.`}
      confirmText={t`Hold`}
      onConfirm={async (reason) => {
        const until = new Date(Date.now() + Number(hours) * 3_600_000).toISOString();
        done(await hold.mutateAsync({ body: { id: of.id, until, reason } }), t`Held.`);
        onDone();
      }}
    >
      <Select
        label={t`For how long`}
        value={hours}
        onChange={({ target }) => setHours(target.value)}
        options={[
          { value: '1', text: t`One hour` },
          { value: '4', text: t`Four hours` },
          { value: '24', text: t`A day` },
          { value: '72', text: t`Three days` },
          { value: '168', text: t`A week` },
        ]}
      />
    </ReasonDialog>
  );
}

function Release({ of, onClose, onDone, next }: PartProps) {
  const { t } = useLingui();
  const done = useTold();
  const release = useOfficeMutation('releaseWithdrawal');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      finalFocus={next}
      destructive={false}
      title={t`Release the withdrawal of ${of.member}`}
      label={t`Reason`}
      hint={t`It can be paid out from now on.`}
      confirmText={t`Release`}
      onConfirm={async (reason) => {
        done(await release.mutateAsync({ body: { id: of.id, reason } }), t`Released.`);
        onDone();
      }}
    />
  );
}
