import { Trans, useLingui } from '@lingui/react/macro';
import { affiliateCodePattern } from '@parlour/domain';
import type { ValueOf } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, FormDialog, Grid, ListState, Moment, SureDialog, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, Inline, Stack, TextField, useToasts } from '@parlour/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

type Affiliate = ValueOf<'listAffiliates'>['list'][number];

interface AffiliatesProps {
  merchant: string | undefined;
  mayChange: (merchant: string) => boolean;
}

/** Codes with which partners bring visitors, including those that have ended. */
export function Affiliates({ merchant, mayChange }: AffiliatesProps) {
  const { t } = useLingui();
  const affiliates = useOfficeQuery('listAffiliates', { query: { merchant } });
  const [adds, setAdds] = useState(false);
  const [ends, setEnds] = useState<Affiliate>();
  const rows = affiliates.data?.list ?? [];
  const mayEnd = ({ ended, merchant: at }: Affiliate) => ended === null && mayChange(at);
  const columns: GridColumn<Affiliate>[] = [
    { id: 'code', header: t`Code`, width: 180, cell: ({ code }) => <Foreign text={code} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Affiliate) => row.merchant }] : []),
    {
      id: 'state',
      header: t`State`,
      width: 120,
      cell: ({ ended }) =>
        ended === null ? <Badge mood="win">{t`Valid`}</Badge> : <Badge>{t({ message: 'Ended', context: 'no longer valid' })}</Badge>,
    },
    { id: 'created', header: t`Made`, width: 215, cell: ({ created }) => <Moment at={created} /> },
    { id: 'ended', header: t`Ended`, width: 215, cell: ({ ended }) => ended !== null && <Moment at={ended} /> },
    {
      id: 'action',
      header: t`Action`,
      width: 150,
      cell: (row) =>
        mayEnd(row) && (
          <Button size="s" variant="danger" onClick={() => setEnds(row)}>
            <Trans>End</Trans>
          </Button>
        ),
    },
  ];
  return (
    <Stack gap="4">
      {merchant !== undefined && mayChange(merchant) && (
        <Inline gap="3">
          <Button size="s" variant="secondary" onClick={() => setAdds(true)}>
            <Trans>Add a code</Trans>
          </Button>
        </Inline>
      )}
      <ListState
        query={affiliates}
        rows={rows.length}
        empty={t`No codes yet`}
        emptyText={
          merchant === undefined
            ? t`Partner codes appear here. Choose a merchant at the top to add one.`
            : t`The codes of partners who bring visitors appear here.`
        }
      >
        <Grid
          id="affiliates"
          label={t`Partner codes`}
          columns={columns}
          rows={rows}
          rowId={(row) => `${row.merchant} ${row.code}`}
          keys={rows.some(mayEnd) ? [{ key: 'e', text: t`end`, run: (row) => mayEnd(row) && setEnds(row) }] : []}
        />
      </ListState>
      {adds && merchant !== undefined && <NewCode merchant={merchant} onClose={() => setAdds(false)} />}
      {ends && <EndCode affiliate={ends} onClose={() => setEnds(undefined)} />}
    </Stack>
  );
}

function NewCode({ merchant, onClose }: { merchant: string; onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const add = useOfficeMutation('addAffiliate');
  const form = useForm({ defaultValues: { code: '' } });
  return (
    <FormDialog
      form={form}
      title={t`Add a code`}
      description={t`A partner brings visitors with it. Adding a code that has ended makes it valid again.`}
      confirmText={t`Add`}
      onClose={onClose}
      onSend={async ({ code }) => {
        const added = await add.mutateAsync({ body: { merchant, code: code.trim() } });
        toasts.show({ mood: 'success', text: t`${added.code} is valid from now on.` });
        onClose();
      }}
    >
      <TextField
        label={t`Code`}
        autoComplete="off"
        hint={t`4 to 16 letters A to Z and digits; capitals make no difference.`}
        error={form.formState.errors.code && t`Enter 4 to 16 letters A to Z and digits.`}
        {...form.register('code', { validate: (code) => affiliateCodePattern.test(code.trim()) })}
      />
    </FormDialog>
  );
}

function EndCode({ affiliate: { code, merchant }, onClose }: { affiliate: Affiliate; onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const end = useOfficeMutation('endAffiliate');
  return (
    <SureDialog
      onClose={onClose}
      destructive
      title={<Trans>End the code {code}?</Trans>}
      text={<Trans>It can no longer be used to register. Members who registered with it are not affected.</Trans>}
      confirmText={t`End`}
      onConfirm={async () => {
        await end.mutateAsync({ body: { merchant, code } });
        toasts.show({ mood: 'success', text: t`${code} has ended.` });
      }}
    />
  );
}
