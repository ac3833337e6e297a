import { Trans, useLingui } from '@lingui/react/macro';
import { ownFeedbackQuery, useApi, useMember, type Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Accordion, Badge, Stack, Text, type Mood } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useFeedbackTexts } from './use-feedback-texts.ts';

type Feedback = Schema<'OwnFeedback'>;

const moods: Record<Feedback['state'], Mood> = { sent: 'neutral', read: 'warning', answered: 'win' };

/** A member's earlier feedback and its outcome (content N72). Nothing for anybody else, or before it has loaded. */
export function OwnFeedback() {
  const { t, i18n } = useLingui();
  const { types } = useFeedbackTexts();
  const isMember = useMember()?.role === 'member';
  const { data: list = [] } = useQuery({ ...ownFeedbackQuery(useApi()), enabled: isMember });
  if (list.length === 0) return null;
  const states: Record<Feedback['state'], string> = {
    sent: t({ message: 'Sent', context: 'State of feedback' }),
    read: t({ message: 'Read', context: 'State of feedback' }),
    answered: t({ message: 'Answered', context: 'State of feedback' }),
  };
  const nameOf = (type: Feedback['type']) => types.find(({ value }) => value === String(type))?.text;
  return (
    <Stack gap="3">
      <Text as="strong">
        <Trans>What you sent before</Trans>
      </Text>
      <Accordion
        items={list.map(({ id, type, content, createdAt, state, answer }) => ({
          key: id,
          title: <bdi>{content}</bdi>,
          aside: <Badge mood={moods[state]}>{states[state]}</Badge>,
          content: (
            <Stack gap="2">
              <Text tone="muted" size="s">
                {nameOf(type)} · {formatDateTime(createdAt, i18n.locale)}
              </Text>
              {answer !== undefined && (
                <>
                  <Text as="strong">
                    <Trans>Answer</Trans>
                  </Text>
                  <Text>
                    <bdi>{answer}</bdi>
                  </Text>
                </>
              )}
            </Stack>
          ),
        }))}
      />
    </Stack>
  );
}
