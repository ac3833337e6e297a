import { Trans, useLingui } from '@lingui/react/macro';
import type { RiskCondition, RiskEvent, RiskHint } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Amount, Foreign, Grid, Moment, PaymentStatus, useRefusalToast, type GridColumn } from '@parlour/office-ui';
import { Button, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import { hintWord } from './risk-words.ts';

type Tested = components['schemas']['RiskTest'];

interface RuleTestProps {
  merchant: string;
  event: RiskEvent;
  /** Undefined while the form says nothing that could be tested. */
  condition: RiskCondition | undefined;
}

/** Tries a rule on what happened in the last days, and shows for what it would have held. */
export function RuleTest({ merchant, event, condition }: RuleTestProps) {
  const tellRefusal = useRefusalToast();
  const test = useOfficeMutation('testRiskRule');
  const [tested, setTested] = useState<{ of: string; answer: Tested }>();
  const asked = JSON.stringify({ event, condition });
  // What was tested is no longer what the form says.
  const shown = tested && tested.of === asked ? tested.answer : undefined;
  const run = async () => {
    if (!condition) return;
    try {
      const body = { merchant, when: event, if: { ...condition } as Record<string, unknown> };
      setTested({ of: asked, answer: await test.mutateAsync({ body }) });
    } catch (error) {
      tellRefusal(error);
    }
  };
  return (
    <Stack gap="3">
      <Button variant="secondary" size="s" disabled={!condition} loading={test.isPending} onClick={() => void run()}>
        <Trans>Test on the last 30 days</Trans>
      </Button>
      {shown && <Outcome event={event} tested={shown} />}
      {shown && shown.list.length > 0 && <TestedRows event={event} rows={shown.list} />}
    </Stack>
  );
}

function Outcome({ event, tested }: { event: RiskEvent; tested: Tested }) {
  const { t, i18n } = useLingui();
  const [held, examined, without] = [tested.held, tested.examined, tested.without].map((value) => i18n.number(value));
  const texts: Record<RiskEvent, string> = {
    withdrawal: t`It would have held ${held} of ${examined} withdrawals.`,
    deposit: t`It would have applied to ${held} of ${examined} deposits.`,
    logIn: t`It would have applied to ${held} of ${examined} members at their latest log-in.`,
    bonusClaim: t`It would have applied to ${held} of ${examined} bonuses.`,
  };
  return (
    <div role="status">
      <Text>
        {texts[event]}{' '}
        {tested.without > 0 &&
          (event === 'withdrawal' ? (
            <Trans>{without} more could not be tested, since no hints were kept with them.</Trans>
          ) : (
            <Trans>{without} earlier ones were not examined.</Trans>
          ))}
      </Text>
    </div>
  );
}

type Row = Tested['list'][number];

function TestedRows({ event, rows }: { event: RiskEvent; rows: readonly Row[] }) {
  const { t, i18n } = useLingui();
  const isWithdrawal = event === 'withdrawal';
  const amount: GridColumn<Row> = {
    id: 'amount',
    header: t`Amount`,
    width: 150,
    align: 'end',
    cell: (row) => row.amount !== null && row.currency !== null && <Amount amount={row.amount} currency={row.currency} />,
  };
  const status: GridColumn<Row> = {
    id: 'status',
    header: t`Status`,
    width: 130,
    cell: (row) => row.status !== null && <PaymentStatus status={row.status} />,
  };
  const columns: GridColumn<Row>[] = [
    { id: 'member', header: t`Member`, width: 140, cell: ({ member }) => <Foreign text={member} /> },
    ...(event === 'logIn' ? [] : [amount]),
    { id: 'requested', header: isWithdrawal ? t`Requested` : t`Time`, width: 180, cell: ({ requested }) => <Moment at={requested} /> },
    ...(isWithdrawal ? [status] : []),
    {
      id: 'hints',
      header: t`Points to check`,
      width: 320,
      cell: ({ hints }) => hints.map((hint) => i18n._(hintWord(event, hint as RiskHint))).join(', '),
    },
  ];
  const label = isWithdrawal ? t`Withdrawals that it would have held` : t`What it would have applied to`;
  return <Grid id="riskTest" label={label} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
