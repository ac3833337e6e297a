import { Trans, useLingui } from '@lingui/react/macro';
import { Facts, Foreign, HistoryOf, Moment } from '@parlour/office-ui';
import { Button, Inline, Stack, Text } from '@parlour/ui';
import type { ReactElement } from 'react';
import { FeedbackBadge, type Feedback } from './feedback-names.tsx';
import * as styles from './feedback.css.ts';

export interface FeedbackDetailsProps {
  of: Feedback;
  operator: string;
  mayAnswer: boolean;
  onAssign: (to: string | null) => void;
  onMerge: () => void;
  linkTo: (memberId: string, text: string) => ReactElement;
}

/** What was written, by whom, and its outcome. */
export function FeedbackDetails({ of, operator, mayAnswer, onAssign, onMerge, linkTo }: FeedbackDetailsProps) {
  const { t } = useLingui();
  const { sender, senderId, language, at, state, assignee, answer, endedBy, ended, mergedInto, merchant, id } = of;
  const isOpen = state === 'open' && mayAnswer;
  return (
    <Stack gap="4">
      <p className={styles.words}>
        <Foreign text={of.content} />
      </p>
      {sender === null && (
        <Text size="s" tone="muted">
          {of.answerable ? (
            <Trans>A visitor wrote this and left an e-mail address; the answer goes there.</Trans>
          ) : (
            <Trans>A visitor wrote this and left no address, so there is no one to answer.</Trans>
          )}
        </Text>
      )}
      {answer !== null && (
        <Stack gap="2">
          <Text as="strong">
            <Trans>Answer</Trans>
          </Text>
          <p className={styles.words}>
            <Foreign text={answer} />
          </p>
        </Stack>
      )}
      {isOpen && (
        <Inline gap="2">
          {assignee !== operator && (
            <Button size="s" variant="secondary" onClick={() => onAssign(operator)}>
              <Trans>Assign to me</Trans>
            </Button>
          )}
          {assignee !== null && (
            <Button size="s" variant="secondary" onClick={() => onAssign(null)}>
              <Trans>Unassign</Trans>
            </Button>
          )}
          <Button size="s" variant="ghost" onClick={onMerge}>
            <Trans>Merge into another</Trans>
          </Button>
        </Inline>
      )}
      <Facts
        entries={[
          { key: 'state', label: t`State`, value: <FeedbackBadge state={state} /> },
          { key: 'sender', label: t`Sender`, value: sender === null || senderId === null ? t`A visitor` : linkTo(senderId, sender) },
          ...(language === null ? [] : [{ key: 'language', label: t`Reads`, value: language }]),
          { key: 'at', label: t`Received`, value: <Moment at={at} /> },
          { key: 'assignee', label: t`Assignee`, value: assignee === null ? t`No one` : <Foreign text={assignee} /> },
          ...(ended === null || endedBy === null
            ? []
            : [
                { key: 'by', label: t`Ended by`, value: <Foreign text={endedBy} /> },
                { key: 'ended', label: t`Ended`, value: <Moment at={ended} /> },
              ]),
          ...(mergedInto === null ? [] : [{ key: 'into', label: t`Merged into`, value: mergedInto }]),
          { key: 'merchant', label: t`Merchant`, value: merchant },
          { key: 'id', label: t`Id`, value: id },
        ]}
      />
      <HistoryOf kind="feedback" id={String(id)} merchant={merchant} />
    </Stack>
  );
}
