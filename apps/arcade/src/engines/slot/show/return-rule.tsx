import type { Volatility } from '../../exact-figures.ts';
import type { SlotTexts } from './slot-texts.ts';
import { Figures } from './symbol-pays.tsx';

interface ReturnRuleProps {
  figures: { rtp: string; hitRate: string; largestWin: number; volatility?: Volatility | undefined };
  texts: SlotTexts;
  /** What the largest win is worth at the stake. */
  most: string;
  /** States in a sentence how the return is made up. */
  rule: (rtp: string) => string;
  /** The feature's name and the average number of spins between two of them; undefined for a game without one. */
  feature: readonly [name: string, spins: string] | undefined;
  /** Why the result is fair, in a sentence. */
  fair?: string;
}

/** How every paytable ends: what the game returns, how often, how much at most, and why it is fair. */
export function ReturnRule({ figures, texts: { t, percent }, most, rule, feature, fair = t('fairRule') }: ReturnRuleProps) {
  const rtp = percent(figures.rtp);
  return (
    <>
      <h3>{t('rtpTitle', { rtp })}</h3>
      <p>{rule(rtp)}</p>
      <Figures
        rows={[
          [t('hitRate'), percent(figures.hitRate)],
          ...(feature ? [[feature[0], t('spins', { count: Number(feature[1]) })] as const] : []),
          ...(figures.volatility ? [[t('volatility'), t(`volatility.${figures.volatility}`)] as const] : []),
          [t('largestWin'), t('timesBetWorth', { count: figures.largestWin, amount: most })],
        ]}
      />
      <p>{fair}</p>
    </>
  );
}
