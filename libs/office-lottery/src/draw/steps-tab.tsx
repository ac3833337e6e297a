import { useLingui } from '@lingui/react/macro';
import { Foreign, Moment } from '@parlour/office-ui';
import { DataTable, type Column } from '@parlour/ui';
import { StatusBadge } from '../badges.tsx';
import * as styles from '../numbers.css.ts';
import type { DrawPage } from '../words.ts';

type Step = DrawPage['steps'][number];

/** How the draw reached its state, with the evidence of each step. */
export function StepsTab({ page: { steps } }: { page: DrawPage }) {
  const { t } = useLingui();
  const columns: Column<Step>[] = [
    { key: 'to', header: t`Status`, card: 'lead', cell: ({ to }) => <StatusBadge status={to} /> },
    { key: 'at', header: t`Time`, unbroken: true, cell: ({ at }) => <Moment at={at} /> },
    { key: 'by', header: t`By`, cell: ({ by }) => <Foreign text={by} /> },
    {
      key: 'evidence',
      header: t`Evidence`,
      cell: ({ evidence }) =>
        Object.keys(evidence).length > 0 ? (
          <span className={styles.evidence}>
            <Foreign text={JSON.stringify(evidence)} />
          </span>
        ) : null,
    },
  ];
  return <DataTable caption={t`Steps`} columns={columns} rows={steps} rowKey={({ to, at }) => `${to} ${at}`} />;
}
