import { useLingui } from '@lingui/react/macro';
import type { Game } from '../launch/open-game.ts';
import { volatilityWords } from '../list/figure-words.ts';

/** What a vendor states of its game, in a line each: how much it pays back, how widely results spread, how often and how much at most it pays. */
export function TileFigures({ rtp, volatility, hitRate, maxWin }: NonNullable<Game['figures']>) {
  const { t, i18n } = useLingui();
  const percentOf = (hundredths: number) => i18n.number(hundredths / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const percent = rtp !== undefined && percentOf(rtp);
  const share = hitRate !== undefined && percentOf(hitRate);
  const spread = volatility && i18n._(volatilityWords[volatility]);
  const times = maxWin !== undefined && i18n.number(maxWin / 100, { maximumFractionDigits: 0, roundingMode: 'floor' });
  return (
    <>
      {percent && <div>{t`RTP ${percent}`}</div>}
      {spread && <div>{t`Volatility: ${spread}`}</div>}
      {share && <div>{t`Pays in ${share} of rounds`}</div>}
      {times && <div>{t`Wins up to ${times}×`}</div>}
    </>
  );
}
