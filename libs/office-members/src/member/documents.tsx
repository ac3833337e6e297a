import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, ListState, Moment, PictureUpload, ReasonDialog, RevealDialog, useRevealed } from '@parlour/office-ui';
import { Badge, Button, Card, Inline, Select, Stack, Text, useToasts, type BadgeProps } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './member.css.ts';

type MemberDocument = components['schemas']['MemberDocument'];
type Kind = MemberDocument['kind'];

const kinds: Record<Kind, MessageDescriptor> = {
  identity: msg`Identity`,
  address: msg`Proof of address`,
  payment: msg`Proof of payment`,
  other: msg({ message: 'Other', context: 'kind of a document' }),
};
const states: Record<MemberDocument['state'], { text: MessageDescriptor; mood: BadgeProps['mood'] }> = {
  waiting: { text: msg`Waiting`, mood: 'accent' },
  accepted: { text: msg`Accepted`, mood: 'win' },
  rejected: { text: msg`Rejected`, mood: 'danger' },
};

export interface DocumentsTabProps {
  member: string;
  /** Keep documents, and accept or reject them. */
  mayDecide: boolean;
  /** See their pictures. */
  mayReveal: boolean;
}

/** Documents that the member sent, and what was decided about them. */
export function DocumentsTab({ member, mayDecide, mayReveal }: DocumentsTabProps) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const documents = useOfficeQuery('listMemberDocuments', { query: { member } });
  const add = useOfficeMutation('addMemberDocument');
  const [kind, setKind] = useState<Kind>('identity');
  const list = documents.data?.list ?? [];
  return (
    <Stack gap="4">
      {mayDecide && (
        <Card>
          <Stack gap="3">
            <Select
              label={t`Kind of document`}
              value={kind}
              onChange={({ target }) => setKind(target.value as Kind)}
              options={(Object.keys(kinds) as Kind[]).map((value) => ({ value, text: i18n._(kinds[value]) }))}
            />
            <PictureUpload
              onUpload={async ({ content }) => {
                await add.mutateAsync({ body: { member, kind, content } });
                toasts.show({ mood: 'success', text: t`Added.` });
              }}
            />
          </Stack>
        </Card>
      )}
      <ListState
        query={documents}
        rows={list.length}
        empty={t`No documents`}
        emptyText={t`Pictures of documents that the member sent, such as an identity card, appear here once they are uploaded.`}
      >
        <Stack gap="3">
          {list.map((each) => (
            <DocumentCard key={each.id} of={each} mayDecide={mayDecide} mayReveal={mayReveal} />
          ))}
        </Stack>
      </ListState>
    </Stack>
  );
}

function DocumentCard({ of, mayDecide, mayReveal }: { of: MemberDocument } & Omit<DocumentsTabProps, 'member'>) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const view = useOfficeMutation('viewMemberDocument');
  const decide = useOfficeMutation('decideMemberDocument');
  const [picture, show] = useRevealed<string>();
  const [question, ask] = useState<'view' | 'accept' | 'reject'>();
  const close = () => ask(undefined);
  const kind = i18n._(kinds[of.kind]);
  return (
    <Card>
      <Stack gap="3">
        <Inline gap="2">
          <Text as="strong">{kind}</Text>
          <Badge mood={states[of.state].mood}>{i18n._(states[of.state].text)}</Badge>
        </Inline>
        <Text tone="muted" size="s">
          <Trans>
            Added by {of.by}, <Moment at={of.at} />
          </Trans>
        </Text>
        {of.decidedAt !== null && (
          <div>
            <Text tone="muted" size="s">
              <Trans>
                Decided by {of.decidedBy}, <Moment at={of.decidedAt} />
              </Trans>
            </Text>
            <Text size="s">
              <Foreign text={of.reason ?? ''} />
            </Text>
          </div>
        )}
        {picture !== undefined && <img src={picture} alt={kind} className={styles.document} />}
        <Inline gap="2">
          {mayReveal && picture === undefined && (
            <Button size="s" variant="secondary" onClick={() => ask('view')}>
              <Trans>Show the picture</Trans>
            </Button>
          )}
          {mayDecide && of.state === 'waiting' && (
            <>
              <Button size="s" onClick={() => ask('accept')}>
                <Trans>Accept</Trans>
              </Button>
              <Button size="s" variant="secondary" onClick={() => ask('reject')}>
                <Trans>Reject</Trans>
              </Button>
            </>
          )}
        </Inline>
      </Stack>
      {question === 'view' && (
        <RevealDialog
          onClose={close}
          onReveal={async (reason) => show((await view.mutateAsync({ body: { id: of.id, reason } })).picture)}
        />
      )}
      {(question === 'accept' || question === 'reject') && (
        <ReasonDialog
          open
          onClose={close}
          destructive={question === 'reject'}
          title={question === 'accept' ? t`Accept this document?` : t`Reject this document?`}
          label={t`Why?`}
          hint={t`Your reason is kept beside the document and in the audit log; the member does not see it.`}
          confirmText={question === 'accept' ? t`Accept` : t`Reject`}
          onConfirm={async (reason) => {
            await decide.mutateAsync({ body: { id: of.id, accept: question === 'accept', reason } });
            toasts.show({ mood: 'success', text: question === 'accept' ? t`Accepted.` : t`Rejected.` });
          }}
        />
      )}
    </Card>
  );
}
