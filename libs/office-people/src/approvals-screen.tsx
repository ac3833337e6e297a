import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Facts, Foreign, isPutAside, ListState, Moment, PlainPage, useRefusalText } from '@parlour/office-ui';
import { Button, Card, Inline, Stack, Text, useToasts } from '@parlour/ui';

export interface ApprovalsScreenProps {
  mayWithdraw: boolean;
}

/** What one operator wants and a second one must. */
export function ApprovalsScreen({ mayWithdraw }: ApprovalsScreenProps) {
  const { t } = useLingui();
  const approvals = useOfficeQuery('listApprovals', {});
  const rows = approvals.data?.list ?? [];
  return (
    <PlainPage title={t`Approvals`} description={t`What one operator wants and a second one must want too, by doing the same.`}>
      <ListState query={approvals} rows={rows.length} empty={t`Nothing waits`} emptyText={t`What takes two people appears here.`}>
        <Stack gap="4">
          {rows.map((approval) => (
            <Approval key={approval.id} approval={approval} mayWithdraw={mayWithdraw} />
          ))}
        </Stack>
      </ListState>
    </PlainPage>
  );
}

function Approval({ approval, mayWithdraw }: { approval: components['schemas']['Approval']; mayWithdraw: boolean }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const withdraw = useOfficeMutation('withdrawApproval');
  const { id, command, subject, input, first, since } = approval;
  const takeBack = () =>
    withdraw.mutate(
      { body: { id } },
      {
        onSuccess: () => toasts.show({ mood: 'success', text: t`Withdrawn. Nothing was changed.` }),
        onError: (error) => !isPutAside(error) && toasts.show({ mood: 'danger', text: textOf(error) }),
      },
    );
  return (
    <Card>
      <Stack gap="4">
        <Text as="strong" size="l">
          {command}
        </Text>
        <Facts
          entries={[
            { key: 'subject', label: t`Subject`, value: <Foreign text={subject} /> },
            { key: 'input', label: t`Given`, value: <Foreign text={input} /> },
            { key: 'first', label: t`Wanted by`, value: <Foreign text={first} /> },
            { key: 'since', label: t`Since`, value: <Moment at={since} /> },
          ]}
        />
        {mayWithdraw && (
          <Inline justify="end">
            <Button variant="secondary" size="s" loading={withdraw.isPending} onClick={takeBack}>
              <Trans>Withdraw</Trans>
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
