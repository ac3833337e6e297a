import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficePages, useQueueChange } from '@parlour/office-api/queries';
import { Foreign, ListPage, ListState, NoteCard, useRefusalToast } from '@parlour/office-ui';
import { Badge, Button, Inline, Stack, Text } from '@parlour/ui';
import type { ReactNode } from 'react';

export interface MentionsScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  linkTo: (member: { id: string; merchant: string }, text: ReactNode) => ReactNode;
}

/** Notes in which colleagues named this operator, latest first. */
export function MentionsScreen({ merchant, linkTo }: MentionsScreenProps) {
  const { t } = useLingui();
  const tellRefusal = useRefusalToast();
  const mentions = useOfficePages('listMentions', { merchant });
  const see = useOfficeMutation('seeMention');
  useQueueChange('mentions', merchant, () => void mentions.query.refetch());
  return (
    <ListPage title={t`Mentions`} count={undefined}>
      <ListState
        query={mentions.query}
        rows={mentions.rows.length}
        empty={t`No mentions yet`}
        emptyText={t`Notes in which a colleague names you as @name appear here.`}
      >
        <Stack gap="3">
          {mentions.rows.map(({ id, memberId, member, merchant: at, note, seen }) => (
            <NoteCard key={id} note={note}>
              <Inline gap="3">
                <Text as="span" size="s">
                  {linkTo({ id: memberId, merchant: at }, <Foreign text={member} />)} · {at}
                </Text>
                {seen === null && (
                  <>
                    <Badge mood="accent">
                      <Trans>New</Trans>
                    </Badge>
                    <Button size="s" variant="secondary" onClick={() => void see.mutateAsync({ body: { id } }).catch(tellRefusal)}>
                      <Trans>Mark as seen</Trans>
                    </Button>
                  </>
                )}
              </Inline>
            </NoteCard>
          ))}
          {mentions.hasMore && (
            <Inline justify="center">
              <Button variant="secondary" onClick={mentions.more}>
                <Trans>Show more</Trans>
              </Button>
            </Inline>
          )}
        </Stack>
      </ListState>
    </ListPage>
  );
}
