import { useLingui } from '@lingui/react/macro';
import type { Game } from '../launch/open-game.ts';
import { volatilityWords } from '../list/figure-words.ts';

/** What a vendor states of its game, in a line each: how much it pays back, how widely results spread, and the most that it pays. */
export function TileFigures({ rtp, volatility, maxWin }: NonNullable<Game['figures']>) {
  const { t, i18n } = useLingui();
  const percent = rtp !== undefined && i18n.number(rtp / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const spread = volatility && i18n._(volatilityWords[volatility]);
  const times = maxWin !== undefined && i18n.number(maxWin / 100, { maximumFractionDigits: 0, roundingMode: 'floor' });
  return (
    <>
      {percent && <div>{t`RTP ${percent}`}</div>}
      {spread && <div>{t`Volatility: ${spread}`}</div>}
      {times && <div>{t`Wins up to ${times}×`}</div>}
    </>
  );
}
