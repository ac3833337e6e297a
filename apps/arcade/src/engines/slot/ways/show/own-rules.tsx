import type { Art } from '../../../../shell/game-client.ts';
import { SymbolPicture } from '../../show/symbol-pays.tsx';
import type { WaysPack } from '../pack.ts';
import type { WaysTexts } from './texts.ts';

interface OwnRulesProps {
  pack: WaysPack;
  art: Art;
  texts: WaysTexts;
}

/** A pack's own features: the wild, prints, mysteries, wilds that cross, the respin. */
export function OwnRules({ pack: { symbols, wild, print, mystery, crossing, respin }, art, texts }: OwnRulesProps) {
  const { t } = texts;
  const pictures = (...letters: string[]) =>
    letters.map((letter) => <SymbolPicture key={letter} name={symbols[letter]!} art={art} texts={texts} size={72} />);
  return (
    <>
      <div className="rule">
        {print === undefined ? pictures(wild) : pictures(print, wild)}
        <p>{print === undefined ? t('wildRule') : t('printRule')}</p>
      </div>
      {mystery && (
        <div className="rule">
          {pictures(mystery.symbol)}
          <p>{t('mysteryRule')}</p>
        </div>
      )}
      {crossing && <p>{t('crossingRule', { oneIn: crossing.oneIn })}</p>}
      {respin && <p>{t('respinRule', { reel: respin.reel + 1, oneIn: respin.oneIn })}</p>}
    </>
  );
}
