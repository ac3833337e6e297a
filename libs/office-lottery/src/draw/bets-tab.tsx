import { Trans, useLingui } from '@lingui/react/macro';
import { reasonText } from '@parlour/feature-lottery/reason-names';
import { placeName, symbolName } from '@parlour/feature-lottery/symbol-names';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficePages } from '@parlour/office-api/queries';
import { Amount, Facts, Foreign, Grid, type GridColumn, Held, ListState, Moment, ReasonDialog } from '@parlour/office-ui';
import { Badge, Button, Drawer, Select, Stack, useToasts } from '@parlour/ui';
import { useState } from 'react';
import { oddsText, useOddsKeyName } from '../odds-text.ts';
import { useTypeName } from '../type-name.ts';
import { lineWords, type DrawPage } from '../words.ts';
import * as styles from './bets-tab.css.ts';

type Line = components['schemas']['OfficeLotteryLine'];

interface BetsTabProps {
  page: DrawPage;
  mayVoid: boolean;
  onMember: (id: string) => void;
}

const states = Object.keys(lineWords) as Line['state'][];

/** The bets on a draw, the latest first; two people together can void an accepted one. */
export function BetsTab({ page: { draw, live }, mayVoid, onMember }: BetsTabProps) {
  const { t, i18n } = useLingui();
  const wordsOf = useBetWords(draw.pack);
  const [state, setState] = useState<Line['state']>();
  const [open, setOpen] = useState<string>();
  const lines = useOfficePages('listDrawLines', { merchant: draw.merchant, draw: draw.draw, state });
  const opened = lines.rows.find(({ id }) => id === open);
  const columns: GridColumn<Line>[] = [
    { id: 'member', header: t`Member`, width: 150, cell: ({ member }) => <Foreign text={member} /> },
    { id: 'type', header: t`Bet type`, width: 150, cell: (line) => wordsOf(line).type },
    { id: 'selection', header: t`Selection`, width: 220, cell: (line) => wordsOf(line).selection },
    { id: 'state', header: t`State`, width: 130, cell: (line) => <LineState line={line} /> },
    {
      id: 'stake',
      header: t`Stake`,
      width: 140,
      align: 'end',
      cell: ({ stake, currency }) => <Amount amount={stake} currency={currency} />,
    },
    {
      id: 'payout',
      header: t`Paid`,
      width: 140,
      align: 'end',
      cell: ({ payout, currency }) => <Amount amount={payout} currency={currency} />,
    },
    { id: 'odds', header: t`Odds`, width: 120, cell: (line) => wordsOf(line).odds },
    { id: 'placed', header: t`Placed`, width: 190, cell: ({ placed }) => <Moment at={placed} /> },
  ];
  return (
    <ListState
      query={lines.query}
      rows={lines.rows.length}
      empty={t`No bets`}
      emptyText={t`Bets on this draw appear here.`}
      onClear={state && (() => setState(undefined))}
    >
      <Stack gap="4">
        <Held as="field">
          <Select
            label={t`State`}
            value={state ?? ''}
            onChange={({ target }) => setState(states.find((each) => each === target.value))}
            options={[{ value: '', text: t`Every state` }, ...states.map((value) => ({ value, text: i18n._(lineWords[value].text) }))]}
          />
        </Held>
        <div className={styles.list}>
          <Grid
            id="drawLines"
            label={t`Bets`}
            columns={columns}
            rows={lines.rows}
            rowId={({ id }) => id}
            openRow={opened?.id}
            onOpen={({ id }) => setOpen(id)}
            totals={{ member: t`Bets of real money`, stake: <Amount amount={live.stake} currency={live.currency} /> }}
            onEndNear={lines.more}
          />
        </div>
      </Stack>
      {opened && (
        <LineDrawer line={opened} words={wordsOf(opened)} mayVoid={mayVoid} onMember={onMember} onClose={() => setOpen(undefined)} />
      )}
    </ListState>
  );
}

interface BetWords {
  /** With its place, where it has one. */
  type: string;
  selection: string;
  odds: string;
}

/** Bets of a pack in the words that players know. */
function useBetWords(pack: string): (line: Line) => BetWords {
  const { i18n } = useLingui();
  const nameOf = useTypeName(pack);
  const keyName = useOddsKeyName(pack);
  return ({ type, at, selection, odds }) => ({
    type: at === null ? nameOf(type) : `${nameOf(type)} · ${placeName(i18n, at)}`,
    selection: selection.map((element) => symbolName(i18n, element)).join(' '),
    odds: oddsText(odds, (key) => keyName(type, key)),
  });
}

function LineState({ line: { state, void: isVoid } }: { line: Line }) {
  const { t, i18n } = useLingui();
  if (isVoid && state === 'accepted') return <Badge mood="warning">{t`Voided`}</Badge>;
  return <Badge mood={lineWords[state].mood}>{i18n._(lineWords[state].text)}</Badge>;
}

interface LineDrawerProps {
  line: Line;
  words: BetWords;
  mayVoid: boolean;
  onMember: (id: string) => void;
  onClose: () => void;
}

function LineDrawer({ line, words, mayVoid, onMember, onClose }: LineDrawerProps) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const voidLine = useOfficeMutation('voidLotteryLine');
  const [asks, setAsks] = useState(false);
  const { id, merchant, member, memberId, unit, costUnits, combinations, currency, hits, reason, placed } = line;
  const amount = (value: string) => <Amount amount={value} currency={currency} />;
  return (
    <Drawer
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t`Bet of ${member}`}
      closeText={t`Close`}
      footer={
        mayVoid &&
        line.state === 'accepted' &&
        !line.void && (
          <Button variant="danger" onClick={() => setAsks(true)}>
            <Trans>Void this bet</Trans>
          </Button>
        )
      }
    >
      <Stack gap="4">
        <Facts
          entries={[
            { key: 'state', label: t`State`, value: <LineState line={line} /> },
            { key: 'type', label: t`Bet type`, value: words.type },
            { key: 'selection', label: t`Selection`, value: words.selection },
            { key: 'unit', label: t`Unit`, value: amount(unit) },
            { key: 'cost', label: t`Cost units`, value: i18n.number(costUnits) },
            { key: 'combinations', label: t`Combinations`, value: i18n.number(combinations) },
            { key: 'stake', label: t`Stake`, value: amount(line.stake) },
            { key: 'odds', label: t`Odds`, value: words.odds },
            { key: 'most', label: t`Largest possible payout`, value: amount(line.maxPayout) },
            { key: 'hits', label: t`Hits`, value: i18n.number(hits) },
            { key: 'paid', label: t`Paid`, value: amount(line.payout) },
            { key: 'refund', label: t`Given back`, value: amount(line.refund) },
            ...(reason === null ? [] : [{ key: 'reason', label: t`Reason`, value: reasonText(i18n, reason) ?? reason }]),
            { key: 'placed', label: t`Placed`, value: <Moment at={placed} /> },
            { key: 'ticket', label: t`Ticket`, value: line.ticket },
            { key: 'id', label: t`Id`, value: id },
          ]}
        />
        <Button variant="secondary" onClick={() => onMember(memberId)}>
          <Trans>Open the member</Trans>
        </Button>
      </Stack>
      {asks && (
        <ReasonDialog
          open
          onClose={() => setAsks(false)}
          title={t`Void the bet of ${member}`}
          label={t`Reason`}
          hint={t`A second operator decides. The stake goes back when the draw is settled.`}
          confirmText={t`Propose`}
          onConfirm={async (why) => {
            await voidLine.mutateAsync({ body: { merchant, line: id, reason: why } });
            toasts.show({ mood: 'success', text: t`Proposed. Another operator decides.` });
          }}
        >
          {amount(line.stake)}
        </ReasonDialog>
      )}
    </Drawer>
  );
}
