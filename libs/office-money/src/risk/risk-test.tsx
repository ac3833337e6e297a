import { Trans, useLingui } from '@lingui/react/macro';
import type { RiskCondition, WithdrawalHintKind } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Amount, Foreign, Grid, Moment, PaymentStatus, useRefusalToast, type GridColumn } from '@parlour/office-ui';
import { Button, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import { hintWords } from './risk-words.ts';

type Tested = components['schemas']['RiskTest'];

interface RiskTestProps {
  merchant: string;
  /** Undefined while the form says nothing that could be tested. */
  condition: RiskCondition | undefined;
}

/** Tries a rule on the withdrawals of the last days, and shows which it would have held. */
export function RuleTest({ merchant, condition }: RiskTestProps) {
  const { i18n } = useLingui();
  const tellRefusal = useRefusalToast();
  const test = useOfficeMutation('testRiskRule');
  const [tested, setTested] = useState<{ of: string; answer: Tested }>();
  const asked = JSON.stringify(condition);
  // What was tested is no longer what the form says.
  const shown = tested && tested.of === asked ? tested.answer : undefined;
  const run = async () => {
    if (!condition) return;
    try {
      setTested({ of: asked, answer: await test.mutateAsync({ body: { merchant, if: { ...condition } as Record<string, unknown> } }) });
    } catch (error) {
      tellRefusal(error);
    }
  };
  const count = (value: number) => i18n.number(value);
  return (
    <Stack gap="3">
      <Button variant="secondary" size="s" disabled={!condition} loading={test.isPending} onClick={() => void run()}>
        <Trans>Test on the last 30 days</Trans>
      </Button>
      {shown && (
        <div role="status">
          <Text>
            <Trans>
              It would have held {count(shown.held)} of {count(shown.examined)} withdrawals.
            </Trans>{' '}
            {shown.without > 0 && <Trans>{count(shown.without)} more could not be tested, since no hints were kept with them.</Trans>}
          </Text>
        </div>
      )}
      {shown && shown.list.length > 0 && <TestedRows rows={shown.list} />}
    </Stack>
  );
}

type Row = Tested['list'][number];

function TestedRows({ rows }: { rows: readonly Row[] }) {
  const { t, i18n } = useLingui();
  const columns: GridColumn<Row>[] = [
    { id: 'member', header: t`Member`, width: 140, cell: ({ member }) => <Foreign text={member} /> },
    {
      id: 'amount',
      header: t`Amount`,
      width: 150,
      align: 'end',
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
    },
    { id: 'requested', header: t`Requested`, width: 180, cell: ({ requested }) => <Moment at={requested} /> },
    { id: 'status', header: t`Status`, width: 130, cell: ({ status }) => <PaymentStatus status={status} /> },
    {
      id: 'hints',
      header: t`Points to check`,
      width: 320,
      cell: ({ hints }) => hints.map((hint) => i18n._(hintWords[hint as WithdrawalHintKind])).join(', '),
    },
  ];
  return <Grid id="riskTest" label={t`Withdrawals that it would have held`} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
