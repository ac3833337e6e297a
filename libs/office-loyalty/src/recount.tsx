import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Badge, Button, Card, DataTable, FormError, Stack, TextField } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './recount.css.ts';

/** Counts a member's missions again, from rounds and ledger, beside what the member sees (R40). */
export function Recount({ merchant }: { merchant: string | undefined }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [member, setMember] = useState<string>();
  return (
    <Card>
      <Stack gap="3">
        <form
          className={styles.row}
          onSubmit={(event) => {
            event.preventDefault();
            setMember(typed.trim() || undefined);
          }}
        >
          <TextField
            label={t`Recount a member’s missions`}
            placeholder={t`Username or ID`}
            dir="auto"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="secondary">
            <Trans>Recount</Trans>
          </Button>
        </form>
        {member !== undefined && <Counted key={member} merchant={merchant} member={member} />}
      </Stack>
    </Card>
  );
}

function Counted({ merchant, member }: { merchant: string | undefined; member: string }) {
  const { t } = useLingui();
  const recount = useOfficeQuery('recountMissions', { query: { merchant, member } });
  if (recount.error) return <FormError message={recount.error.message} />;
  return (
    <DataTable
      caption={t`Missions of ${member}`}
      rows={recount.data?.list ?? []}
      loadingRows={recount.data ? undefined : 3}
      rowKey={({ code, period }) => `${code} ${period}`}
      columns={[
        { key: 'code', header: t`Mission`, card: 'lead', cell: ({ code }) => code },
        { key: 'period', header: t`Period`, cell: ({ period }) => period },
        { key: 'shown', header: t`The member sees`, align: 'end', cell: ({ shown }) => shown },
        { key: 'recounted', header: t`Recounted`, align: 'end', cell: ({ recounted }) => recounted },
        {
          key: 'same',
          header: t`Same`,
          cell: ({ same }) => <Badge mood={same ? 'win' : 'danger'}>{same ? t`Same` : t`Differs`}</Badge>,
        },
      ]}
    />
  );
}
