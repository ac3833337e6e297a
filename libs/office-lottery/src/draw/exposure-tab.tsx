import { Trans, useLingui } from '@lingui/react/macro';
import { placeName, symbolName } from '@parlour/feature-lottery/symbol-names';
import type { components } from '@parlour/office-api/contract';
import { officeQuery, useOffice } from '@parlour/office-api/queries';
import { Amount, Held, ListState } from '@parlour/office-ui';
import { Badge, DataTable, Select, Stack, Text, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExposureStep } from '../exposure-step.tsx';
import { useTypeName } from '../type-name.ts';
import type { DrawPage } from '../words.ts';

type Row = components['schemas']['NumberExposure'];

/** How often exposure is refreshed while bets are taken. */
const everyMs = 5000;

/** What the house would pay for each number, the largest first; live while bets are taken. */
export function ExposureTab({ page: { draw } }: { page: DrawPage }) {
  const { t, i18n } = useLingui();
  const nameOf = useTypeName(draw.pack);
  const [type, setType] = useState('');
  const isOpen = draw.status === 'open' || draw.status === 'closing';
  const asked = { merchant: draw.merchant, draw: draw.draw, type: type || undefined };
  const query = useQuery({ ...officeQuery(useOffice(), 'getDrawExposure', { query: asked }), refetchInterval: isOpen && everyMs });
  const { currency = '', types = [], numbers = [] } = query.data ?? {};
  // Where a type has places, its number follows the place and a colon.
  const exposedName = (number: string) => {
    const parts = number.split(':');
    const element = parts.at(-1)!;
    const word = element === '*' ? t`Whole type` : symbolName(i18n, element);
    return parts.length > 1 ? `${placeName(i18n, parts[0]!)} · ${word}` : word;
  };
  const columns: Column<Row>[] = [
    { key: 'number', header: t`Number`, card: 'lead', cell: ({ number }) => (number === '' ? t`Whole type` : exposedName(number)) },
    { key: 'type', header: t`Bet type`, cell: (row) => nameOf(row.type) },
    {
      key: 'amount',
      header: t`Would be paid`,
      align: 'end',
      card: 'figure',
      cell: ({ amount }) => <Amount amount={amount} currency={currency} />,
    },
    {
      key: 'step',
      header: t`Step`,
      cell: ({ step, next }) => {
        const reached = i18n.number(step);
        return step > 0 ? <Badge mood={next ? 'warning' : 'danger'}>{next ? t`Step ${reached}` : t`Last step`}</Badge> : null;
      },
    },
    {
      key: 'next',
      header: t`Next step`,
      align: 'end',
      cell: ({ next }) => next && <ExposureStep step={next} currency={currency} />,
    },
  ];
  return (
    <ListState
      query={query}
      rows={types.length}
      empty={t`No exposure`}
      emptyText={t`As bets of real money are taken, what the house would pay for each number appears here.`}
    >
      <Stack gap="4">
        <Held as="field">
          <Select
            label={t`Bet type`}
            value={type}
            onChange={({ target }) => setType(target.value)}
            options={[{ value: '', text: t`Every type` }, ...types.map((row) => ({ value: row.type, text: nameOf(row.type) }))]}
          />
        </Held>
        {isOpen && (
          <Text size="s" tone="muted">
            <Trans>Updated every five seconds while bets are taken.</Trans>
          </Text>
        )}
        <DataTable caption={t`Exposure`} columns={columns} rows={numbers} rowKey={(row) => `${row.type} ${row.number}`} />
      </Stack>
    </ListState>
  );
}
