// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import { gameMenusQuery, lotteryGamesKey, useApi, useLanguage, type Schema } from '@parlour/api';
import { Link } from '@parlour/routes';
import { Button, Chip, EmptyState, LotteryIcon, Page, PageHeader, SectionHeader, Stack } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServerClock } from '../clock/use-server-clock.ts';
import { areaName } from '../words/names.ts';
import { GameCard } from './game-card.tsx';
import * as styles from './lobby.css.ts';

interface LobbyProps {
  here: 'lottery' | 'vnLottery' | 'seaLottery';
  menus: readonly Schema<'LotteryMenu'>[];
  recent: readonly Schema<'LotteryGame'>[];
}

/** Every lottery of an area, in groups, with countdowns by the server's clock and latest results. */
export function Lobby({ here, menus, recent }: LobbyProps) {
  const { t, i18n } = useLingui();
  const groups = byArea(menus);
  return (
    <Page>
      <Stack gap="5">
        <PageHeader icon={<LotteryIcon />} title={<Trans>Lottery</Trans>} />
        <Areas here={here} />
        {groups.length === 0 && <EmptyState wholeScreen title={t`No lottery is open here`} text={t`Please look again later.`} />}
        {recent.length > 0 && (
          <Group id="recent" title={t`You played last`}>
            {recent.slice(0, 3)}
          </Group>
        )}
        {groups.map(([area, games]) => (
          <Group key={area} id={area} title={areaName(i18n, area)}>
            {games}
          </Group>
        ))}
      </Stack>
    </Page>
  );
}

/** Groups games by area, whatever their prize modes. */
function byArea(menus: LobbyProps['menus']): [string, Schema<'LotteryGame'>[]][] {
  const areas = new Map<string, Schema<'LotteryGame'>[]>();
  for (const { groupCode, gameMenus } of menus)
    if (gameMenus.length > 0) areas.set(groupCode, [...(areas.get(groupCode) ?? []), ...gameMenus]);
  return [...areas].sort(([a], [b]) => placeOf(a) - placeOf(b)).map(([area, games]) => [area, area === 'fast' ? games : byTime(games)]);
}

/** The long lists of provinces come last; areas not listed here come just before them. */
const areaOrder = ['vnNorth', 'fast', 'sea', '', 'vnCentral', 'vnSouth'];
const placeOf = (area: string) => areaOrder.indexOf(areaOrder.includes(area) ? area : '');

/** Games that take bets first, then by the time of their draw. */
function byTime(games: readonly Schema<'LotteryGame'>[]): Schema<'LotteryGame'>[] {
  const waits = ({ status }: Schema<'LotteryGame'>) => (status === 'open' || status === 'closing' ? 0 : 1);
  return games.toSorted((a, b) => waits(a) - waits(b) || (a.drawAt ?? '~').localeCompare(b.drawAt ?? '~'));
}

function Areas({ here }: Pick<LobbyProps, 'here'>) {
  const { t } = useLingui();
  // The menu leads here rather than to the vendors' category, so this page links to that category.
  const vendors = useQuery(gameMenusQuery(useApi(), useLanguage())).data?.some(({ gameType }) => gameType === 'LOTT') ?? false;
  const pages = [
    { key: 'lottery', to: '/lottery', text: t`All draws` },
    ...(FLAGS.vnLottery ? [{ key: 'vnLottery', to: '/vnLottery', text: t`Vietnam` }] : []),
    ...(FLAGS.seaLottery ? [{ key: 'seaLottery', to: '/seaLottery', text: t`South-East Asia` }] : []),
    ...(vendors ? [{ key: 'vendors', to: '/lott', text: t`Other providers` }] : []),
  ];
  if (pages.length < 2) return null;
  return (
    <nav className={styles.areas} aria-label={t`Areas`}>
      {pages.map(({ key, to, text }) => (
        <Chip key={key} selected={key === here} render={<Link to={to as string} />}>
          {text}
        </Chip>
      ))}
    </nav>
  );
}

/** The most games of an area shown before “show all” is pressed. */
const shownFirst = 6;

function Group({ id, title, children }: { id: string; title: string; children: readonly Schema<'LotteryGame'>[] }) {
  const { onDevice } = useServerClock();
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const [all, setAll] = useState(false);
  // Hiding only one or two games is not worth a press.
  const cut = !all && children.length > shownFirst + 2;
  const shown = cut ? children.slice(0, shownFirst) : children;
  // A countdown ends on every open page at the same moment: spread their requests.
  const refresh = () => setTimeout(() => void queryClient.invalidateQueries({ queryKey: lotteryGamesKey }), 500 + Math.random() * 2500);
  return (
    <section className={styles.group} aria-labelledby={`lotteries-${id}`}>
      <SectionHeader id={`lotteries-${id}`} title={title} />
      <ul className={styles.cards}>
        {shown.map((game) => (
          <li key={game.gameCode}>
            <GameCard
              game={game}
              closes={
                game.closesAt !== undefined && (game.status === 'open' || game.status === 'closing') ? onDevice(game.closesAt) : undefined
              }
              onEnd={refresh}
            />
          </li>
        ))}
      </ul>
      {cut && (
        <div>
          <Button variant="secondary" onClick={() => setAll(true)}>
            <Trans>Show all {i18n.number(children.length)}</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
