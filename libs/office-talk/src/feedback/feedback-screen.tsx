import { Trans, useLingui } from '@lingui/react/macro';
import { useNewRows, useOfficeMutation, useOfficePages } from '@parlour/office-api/queries';
import { Foreign, Grid, ListPage, ListState, Moment, useRefusalToast, type GridColumn } from '@parlour/office-ui';
import { Button, Drawer } from '@parlour/ui';
import { useState, type ReactElement } from 'react';
import { FeedbackDetails } from './feedback-details.tsx';
import { FeedbackFilterFields, type FeedbackFilters } from './feedback-filters.tsx';
import { FeedbackBadge, useTopicNames, type Feedback } from './feedback-names.tsx';
import { FeedbackQuestion, type Question } from './feedback-question.tsx';
import * as styles from './feedback.css.ts';

export type { FeedbackFilters } from './feedback-filters.tsx';

export interface FeedbackScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  /** The operator who looks. */
  operator: string;
  mayAnswer: boolean;
  filters: FeedbackFilters;
  onFilter: (change: FeedbackFilters) => void;
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** A link to the member who wrote. */
  linkTo: (memberId: string, text: string) => ReactElement;
}

/** What visitors and members wrote: open feedback, oldest first, unless the address says otherwise (office 8). */
export function FeedbackScreen({ merchant, operator, mayAnswer, filters, onFilter, open, onOpen, linkTo }: FeedbackScreenProps) {
  const { t } = useLingui();
  const tellRefusal = useRefusalToast();
  const topics = useTopicNames();
  const { about, assignee, state = 'open' } = filters;
  const query = { merchant, about, assignee, ...(state !== 'all' && { state }) };
  const found = useOfficePages('listFeedback', query);
  const news = useNewRows('listFeedback', query, { queue: 'feedback', merchant, rows: found.rows, hasMore: found.hasMore });
  const assign = useOfficeMutation('assignFeedback');
  const [question, setQuestion] = useState<Question>();
  const opened = found.rows.find(({ id }) => id === open);
  const give = (of: Feedback, to: string | null) =>
    void assign.mutateAsync({ body: { id: of.id, to } }).catch((error: unknown) => {
      tellRefusal(error);
    });
  const columns: GridColumn<Feedback>[] = [
    { id: 'about', header: t`About`, width: 150, cell: (row) => topics[row.about] ?? row.about },
    {
      id: 'content',
      header: t`Message`,
      width: 380,
      cell: ({ content }) => (
        <span className={styles.line}>
          <Foreign text={content} />
        </span>
      ),
    },
    { id: 'sender', header: t`Sender`, width: 160, cell: ({ sender }) => (sender === null ? t`A visitor` : <Foreign text={sender} />) },
    { id: 'at', header: t`Received`, width: 190, cell: ({ at }) => <Moment at={at} /> },
    { id: 'assignee', header: t`Assignee`, width: 150, cell: (row) => row.assignee !== null && <Foreign text={row.assignee} /> },
    { id: 'state', header: t`State`, width: 130, cell: (row) => <FeedbackBadge state={row.state} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Feedback) => row.merchant }] : []),
  ];
  const ask = (kind: Question['kind']) => (of: Feedback) => {
    if (of.state === 'open' && (kind !== 'answer' || of.answerable)) setQuestion({ kind, of });
  };
  return (
    <ListPage
      title={t`Feedback`}
      count={found.about}
      news={news}
      filters={<FeedbackFilterFields filters={filters} onFilter={onFilter} operator={operator} />}
    >
      <ListState
        query={found.query}
        rows={found.rows.length}
        empty={t`No feedback is waiting`}
        emptyText={t`What visitors and members write appears here, the oldest first.`}
        onClear={
          Object.values(filters).some((value) => value !== undefined)
            ? () => onFilter({ about: undefined, assignee: undefined, state: undefined })
            : undefined
        }
      >
        <Grid
          id="feedback"
          label={t`Feedback`}
          columns={columns}
          rows={found.rows}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
          onEndNear={found.more}
          keys={mayAnswer ? [{ key: 'r', text: t`answer`, run: ask('answer') }] : []}
        />
      </ListState>
      <Drawer
        open={opened !== undefined}
        onOpenChange={(next) => !next && onOpen(undefined)}
        title={opened ? (topics[opened.about] ?? opened.about) : ''}
        closeText={t`Close`}
        footer={
          opened?.state === 'open' &&
          mayAnswer && (
            <>
              <Button variant="secondary" onClick={() => ask('close')(opened)}>
                <Trans>Close without an answer</Trans>
              </Button>
              {opened.answerable && (
                <Button onClick={() => ask('answer')(opened)}>
                  <Trans>Answer</Trans>
                </Button>
              )}
            </>
          )
        }
      >
        {opened && (
          <FeedbackDetails
            of={opened}
            operator={operator}
            mayAnswer={mayAnswer}
            onAssign={(to) => give(opened, to)}
            onMerge={() => ask('merge')(opened)}
            linkTo={linkTo}
          />
        )}
      </Drawer>
      {question && <FeedbackQuestion question={question} onClose={() => setQuestion(undefined)} onDone={() => onOpen(undefined)} />}
    </ListPage>
  );
}
