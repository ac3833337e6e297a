// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Link } from '@parlour/routes';
import { Badge, DiceIcon, LotteryIcon, SportsIcon } from '@parlour/ui';
import { DrawCountdown } from '../clock/draw-countdown.tsx';
import { ResultStrip } from '../result/result-view.tsx';
import { drawTime } from '../words/format.ts';
import { statusNames } from '../words/names.ts';
import * as styles from './lobby.css.ts';

interface GameCardProps {
  game: Schema<'LotteryGame'>;
  /** When betting closes, by this device's clock; undefined if no draw is open. */
  closes: number | undefined;
  onEnd: () => void;
}

/** One lottery in the lobby: its name, the time left to bet, and the last result. */
export function GameCard({ game, closes, onEnd }: GameCardProps) {
  const { i18n } = useLingui();
  const { gameCode, packId, displayName, province, issue, status, drawAt, zone, lastResult, isHot } = game;
  const Icon = packId === 'k3' ? DiceIcon : packId === 'pk10' ? SportsIcon : LotteryIcon;
  return (
    <Link to={'.' as string} search={{ gameCode } as never} className={styles.card}>
      <span className={styles.emblem} aria-hidden>
        <Icon />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {displayName}{' '}
          {isHot && (
            <Badge mood="danger">
              <Trans>Hot</Trans>
            </Badge>
          )}
        </span>
        <span className={styles.muted}>{province ?? (issue !== undefined && <bdi>{issue}</bdi>)}</span>
        {drawAt !== undefined && <span className={styles.muted}>{drawTime(drawAt, i18n.locale, zone)}</span>}
      </span>
      <span className={styles.side}>
        {closes === undefined ? (
          status && <Badge mood={status === 'void' ? 'danger' : 'neutral'}>{i18n._(statusNames[status])}</Badge>
        ) : (
          <>
            <DrawCountdown key={closes} until={closes} warnAt={10} onEnd={onEnd} />
            <span className={styles.muted}>{status === 'closing' ? i18n._(statusNames.closing) : <Trans>to bet</Trans>}</span>
          </>
        )}
      </span>
      <span className={styles.result}>
        {lastResult ? (
          <>
            <ResultStrip result={lastResult.result} />
            <bdi className={styles.muted}>{lastResult.issue}</bdi>
          </>
        ) : (
          <span className={styles.muted}>
            <Trans>No result yet</Trans>
          </span>
        )}
      </span>
    </Link>
  );
}
