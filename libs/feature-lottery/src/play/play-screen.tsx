// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import {
  drawQuery,
  errorMessage,
  lotteryBetsQuery,
  lotteryGamesKey,
  lotteryRulesQuery,
  memberQuery,
  openedDrawsQuery,
  useApi,
  useLanguage,
  type Schema,
} from '@parlour/api';
import type { Currency } from '@parlour/domain';
import { LoadFailure, LoadingLines } from '@parlour/loaded';
import { readLine } from '@parlour/domain/lottery';
import { useLotteryRoute } from '@parlour/routes';
import { BottomSheet, Button, ChevronStartIcon, Money, Page, ReceiptIcon, Tabs, useIsWide, useToasts } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { lineProblem } from '../slip/line-problem.ts';
import { SlipPanel } from '../slip/slip-panel.tsx';
import { useSlip } from '../slip/use-slip.ts';
import { OddsChangedDialog } from '../slip/odds-changed-dialog.tsx';
import { said } from '../words/format.ts';
import { typeName } from '../words/type-names.ts';
import { useTabTitle } from '../words/use-tab-title.ts';
import { BetForm } from './bet-form.tsx';
import { isAwaited } from './is-awaited.ts';
import { LastDraw } from './last-draw.tsx';
import { OwnLines } from './own-lines.tsx';
import { packOf } from './pack-of.ts';
import { PlayHead } from './play-head.tsx';
import { useRepeat } from './use-repeat.ts';
import * as styles from './play.css.ts';

const ResultList = lazy(() => import('../draw/result-list.tsx').then(({ ResultList: C }) => ({ default: C })));
const Rules = lazy(() => import('./rules-view.tsx').then(({ RulesView: C }) => ({ default: C })));
const Trends = FLAGS.lotteryTrends ? lazy(() => import('../trends/trends-view.tsx').then(({ TrendsView: C }) => ({ default: C }))) : null;
const ChaseDialog = FLAGS.lotteryChase
  ? lazy(() => import('../slip/chase-dialog.tsx').then(({ ChaseDialog: C }) => ({ default: C })))
  : null;

/** The most draws of one chase that the contract allows. */
const mostChased = 60;

/** Betting on one game, with its results, statistics and rules. */
export function PlayScreen({ game, onLobby }: { game: Schema<'LotteryGame'>; onLobby: () => void }) {
  const { t } = useLingui();
  const { view, show } = useLotteryRoute();
  useTabTitle(game.displayName);
  const rules = useQuery(lotteryRulesQuery(useApi(), game.packId));
  const loading = <LoadingLines lines={8} />;
  if (rules.isError) return <LoadFailure wholeScreen title={t`The game could not be opened`} query={rules} />;
  const waiting = (part: ReactNode) => <Suspense fallback={loading}>{part}</Suspense>;
  return (
    <Page>
      <div>
        <Button size="s" variant="ghost" className={styles.back} icon={<ChevronStartIcon size="s" />} onClick={onLobby}>
          <Trans>All lotteries</Trans>
        </Button>
      </div>
      {view !== undefined && <h1 className={styles.name}>{game.displayName}</h1>}
      <Tabs
        look="line"
        label={t`Parts of the game`}
        value={view ?? 'bet'}
        onValueChange={(next) => show(next === 'bet' ? undefined : next)}
        items={[
          { key: 'bet', text: t`Bet`, content: rules.data ? <Betting key={game.gameCode} game={game} rules={rules.data} /> : loading },
          { key: 'results', text: t`Results`, content: waiting(<ResultList game={game} />) },
          ...(Trends
            ? [
                {
                  key: 'trends' as const,
                  text: t`Statistics`,
                  content: rules.data ? waiting(<Trends game={game} form={rules.data.result} />) : loading,
                },
              ]
            : []),
          { key: 'rules', text: t`Rules`, content: rules.data ? waiting(<Rules rules={rules.data} />) : loading },
        ]}
      />
    </Page>
  );
}

function Betting({ game, rules }: { game: Schema<'LotteryGame'>; rules: Schema<'LotteryRules'> }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const pack = packOf(rules);
  const currency = rules.currency as Currency;
  const member = useQuery(memberQuery(api)).data;
  const ownGroup = game.prizeMode === 'LOTT' || game.prizeMode === 'ZY' ? member?.prizeGroup : undefined;
  const [endedDraw, setEndedDraw] = useState<string>();
  // The slip is either beside the pad or opens from below, never both, since it asks questions and makes announcements.
  const wide = useIsWide('desktop');
  const [sheet, setSheet] = useState(false);
  const [chasing, setChasing] = useState(false);
  const [drawCount, setDrawCount] = useState(1);

  const over = game.drawId !== undefined && endedDraw === game.drawId;
  const open = (game.status === 'open' || game.status === 'closing') && !over;
  const draw = useQuery({ ...drawQuery(api, useLanguage(), game.drawId ?? ''), enabled: game.drawId !== undefined });
  const following = draw.data?.following ?? [];
  const later = following.filter(({ status }) => status === 'open').map(({ drawId }) => drawId);
  const drawIds = game.drawId === undefined ? [] : [game.drawId, ...later.slice(0, drawCount - 1)];
  const opened = useQuery({
    ...openedDrawsQuery(api, game.gameCode),
    // Events announce results; in case they are late, the page also polls while it waits.
    refetchInterval: ({ state }) => (over || (state.data?.list[0] && isAwaited(state.data.list[0].status)) ? 3000 : false),
  });
  const own = useQuery({ ...lotteryBetsQuery(api, { drawId: game.drawId ?? '', pageSize: 100 }), enabled: game.drawId !== undefined });

  const slip = useSlip(game.gameCode, drawIds, ({ stake }) => {
    setSheet(false);
    setChasing(false);
    toasts.show({ mood: 'success', text: t`Your bet stands: ${said(stake, i18n.locale)}.` });
  });
  const form = useRef<HTMLElement>(null);
  const emptied = slip.entries.length === 0;
  const hadBets = useRef(false);
  useEffect(() => {
    // What was pressed beside the pad is gone with the last bet: the next bet begins in the form.
    if (emptied && hadBets.current && document.activeElement === document.body)
      form.current?.querySelector('button')?.focus({ preventScroll: true });
    hadBets.current = !emptied;
  }, [emptied]);
  const repeat = useRepeat(game.gameCode, slip.add);
  const end = () => {
    setEndedDraw(game.drawId);
    for (const ms of [600, 2500])
      setTimeout(() => {
        void queryClient.invalidateQueries({ queryKey: lotteryGamesKey });
        void opened.refetch();
      }, ms);
  };
  const last = opened.data?.list[0];
  const quoted = slip.quote?.lines[0];
  const chaseLine = quoted && readLine(pack, { ...quoted, stake: undefined }, currency);
  // A chase begins with the draw that the slip is for, as long as that takes bets.
  const chased =
    open && game.drawId !== undefined ? [{ drawId: game.drawId, issue: game.issue ?? '', drawAt: game.drawAt }, ...following] : following;
  const chaseable = slip.entries.length === 1 && slip.quote?.lines.filter(({ drawId }) => drawId === quoted?.drawId).length === 1;
  // A chase has a single line, whose refusal the dialog hides.
  const [lineRefused] = slip.problems.values();
  const refused = lineRefused
    ? lineProblem(i18n, lineRefused, currency)
    : slip.problem === null
      ? undefined
      : i18n._(errorMessage(slip.problem));
  const panel = (
    <SlipPanel
      slip={slip}
      types={rules.types}
      currency={currency}
      open={open}
      draws={{ count: drawIds.length, most: later.length + 1, onChange: setDrawCount }}
      onChase={chaseable && chased.length > 1 ? () => setChasing(true) : undefined}
      whenEmpty={
        <Button variant="secondary" loading={repeat.busy} onClick={repeat.repeat}>
          <Trans>Repeat my last ticket</Trans>
        </Button>
      }
    />
  );
  const nameOf = (line: number) => {
    const offered = slip.changed?.offered[line];
    const type = rules.types.find(({ id }) => id === offered?.type);
    return type ? typeName(i18n, type) : (offered?.type ?? '');
  };
  return (
    <div className={styles.screen}>
      <div className={styles.main}>
        <PlayHead game={game} over={over} onEnd={end} />
        {last && (over || isAwaited(last.status)) && <LastDraw draw={last} form={rules.result} types={rules.types} />}
        <BetForm
          key={rules.packId}
          ref={form}
          pack={pack}
          types={rules.types}
          currency={currency}
          ownGroup={ownGroup}
          leastGroup={rules.lowestGroup}
          onAdd={slip.add}
        />
        {own.data && own.data.list.length > 0 && (
          <section className={styles.panel} aria-labelledby="own-lines">
            <h2 id="own-lines" className={styles.panelTitle}>
              <Trans>My lines of this draw</Trans>
            </h2>
            <OwnLines lines={own.data.list} types={rules.types} cancellable={game.status === 'open' && !over} />
          </section>
        )}
        {last && !(over || isAwaited(last.status)) && <LastDraw draw={last} form={rules.result} types={rules.types} />}
        <section className={styles.panel} aria-labelledby="last-ten">
          <h2 id="last-ten" className={styles.panelTitle}>
            <Trans>Last draws</Trans>
          </h2>
          <Suspense fallback={<LoadingLines lines={5} />}>
            <ResultList game={game} short />
          </Suspense>
        </section>
        {!wide && !emptied && (
          <button type="button" className={styles.slipBar} onClick={() => setSheet(true)}>
            <span className={styles.slipCount}>
              <ReceiptIcon />
              <span>
                <Trans>Slip</Trans> <bdi className={styles.slipBets}>{i18n.number(slip.entries.length)}</bdi>
              </span>
            </span>
            {slip.quote && <Money text={said(slip.quote.total, i18n.locale)} />}
          </button>
        )}
      </div>
      {wide ? (
        <aside className={styles.aside} aria-label={t`Slip`}>
          <div className={styles.panel}>{panel}</div>
        </aside>
      ) : (
        <BottomSheet
          open={sheet && !emptied}
          onOpenChange={setSheet}
          title={t`Slip`}
          closeText={t`Close`}
          finalFocus={emptied ? form : undefined}
        >
          {panel}
        </BottomSheet>
      )}
      <OddsChangedDialog
        open={slip.changed !== null}
        changed={slip.changed?.lines ?? []}
        nameOf={nameOf}
        busy={slip.placing}
        onAccept={slip.acceptChanged}
        onClose={slip.leaveChanged}
        finalFocus={emptied ? form : undefined}
      />
      {ChaseDialog && chasing && chaseLine && typeof chaseLine !== 'string' && (
        <Suspense fallback={null}>
          <ChaseDialog
            open
            onClose={() => setChasing(false)}
            line={chaseLine}
            draws={chased.slice(0, mostChased)}
            busy={slip.placing}
            problem={refused}
            onPlace={slip.place}
            finalFocus={emptied ? form : undefined}
          />
        </Suspense>
      )}
    </div>
  );
}
