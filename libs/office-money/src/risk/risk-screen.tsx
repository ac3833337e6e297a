import { Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '@parlour/domain';
import { useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { Facts, Foreign, Grid, HistoryOf, ListPage, ListState, Moment, WaitingBadge, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, Drawer, Inline, Stack } from '@parlour/ui';
import { useState } from 'react';
import { useConditionText } from './condition-text.tsx';
import { useEffectText } from './effect-text.tsx';
import { conditionOf, eventWords, type RiskRule } from './risk-words.ts';
import { RuleForm } from './rule-form.tsx';

export interface RiskScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  currencyOf: (merchant: string) => Currency | undefined;
  /** The rule that is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  mayPropose: (merchant: string) => boolean;
}

/** Rules about what members do, which hold withdrawals, pause bonuses or tell operators. */
export function RiskScreen({ merchant, currencyOf, open, onOpen, mayPropose }: RiskScreenProps) {
  const { t, i18n } = useLingui();
  const rules = useOfficeQuery('listRiskRules', { query: { merchant } });
  const rows = rules.data?.list ?? [];
  const opened = rows.find(({ id }) => id === open);
  const [form, setForm] = useState<{ rule: RiskRule | undefined }>();
  const conditionText = useConditionText();
  const effectText = useEffectText();
  const waits = useWaiting('rule');
  const at = form?.rule?.merchant ?? merchant;
  const currency = at === undefined ? undefined : currencyOf(at);
  const text = (rule: RiskRule) => conditionText(conditionOf(rule), rule.when, currencyOf(rule.merchant) ?? '');
  const columns: GridColumn<RiskRule>[] = [
    { id: 'name', header: t`Rule`, width: 220, cell: ({ name }) => <Foreign text={name} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: RiskRule) => row.merchant }] : []),
    {
      id: 'state',
      header: t`State`,
      width: 190,
      cell: ({ id, on }) => (
        <Inline gap="2">
          <Badge mood={on ? 'win' : 'neutral'}>{on ? t`On` : t`Off`}</Badge>
          {waits(id) && <WaitingBadge />}
        </Inline>
      ),
    },
    { id: 'when', header: t`When`, width: 190, cell: ({ when }) => i18n._(eventWords[when]) },
    { id: 'if', header: t`It applies where`, width: 360, cell: text },
    { id: 'then', header: t`What it does`, width: 320, cell: effectText },
    { id: 'held', header: t`Applied in 30 days`, width: 140, align: 'end', cell: ({ held }) => i18n.number(held) },
  ];
  return (
    <ListPage
      title={t`Risk rules`}
      count={rules.data && rows.length}
      actions={
        merchant !== undefined &&
        mayPropose(merchant) && (
          <Button size="s" onClick={() => setForm({ rule: undefined })}>
            <Trans>New rule</Trans>
          </Button>
        )
      }
    >
      <ListState
        query={rules}
        rows={rows.length}
        empty={t`No rules yet`}
        emptyText={
          merchant === undefined
            ? t`Rules about withdrawals, deposits, log-ins and bonuses appear here. Choose a merchant to propose one.`
            : t`Rules about withdrawals, deposits, log-ins and bonuses appear here.`
        }
      >
        <Grid
          id="riskRules"
          label={t`Risk rules`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
        />
      </ListState>
      <Drawer
        open={opened !== undefined}
        onOpenChange={(stays) => !stays && onOpen(undefined)}
        title={opened?.name ?? ''}
        closeText={t`Close`}
        footer={
          opened &&
          mayPropose(opened.merchant) && (
            <Button onClick={() => setForm({ rule: opened })}>
              <Trans>Change</Trans>
            </Button>
          )
        }
      >
        {opened && (
          <Stack gap="5">
            <Facts
              entries={[
                { key: 'when', label: t`When`, value: i18n._(eventWords[opened.when]) },
                { key: 'if', label: t`It applies where`, value: text(opened) },
                { key: 'then', label: t`What it does`, value: effectText(opened) },
                { key: 'held', label: t`Applied in 30 days`, value: i18n.number(opened.held) },
                { key: 'version', label: t`Version`, value: i18n.number(opened.version) },
                { key: 'at', label: t({ message: 'Since', context: 'from when on' }), value: <Moment at={opened.at} /> },
                { key: 'reason', label: t`Reason`, value: <Foreign text={opened.reason} /> },
              ]}
            />
            <HistoryOf kind="rule" id={opened.id} />
          </Stack>
        )}
      </Drawer>
      {form && at !== undefined && currency !== undefined && (
        <RuleForm key={form.rule?.id ?? 'new'} merchant={at} currency={currency} rule={form.rule} onClose={() => setForm(undefined)} />
      )}
    </ListPage>
  );
}
