import type { Art } from '../../../shell/game-client.ts';
import type { Texts } from '../../../shell/texts.ts';
import type { SlotText } from './slot-texts.ts';
import { SymbolPicture } from './symbol-pays.tsx';

interface ScatterRuleProps {
  pack: {
    symbols: Readonly<Record<string, string>>;
    scatter: string;
    scatterPays: Readonly<Record<3 | 4 | 5, { timesStake: number; freeSpins?: number }>>;
  };
  art: Art;
  texts: Texts<SlotText | 'scatterRule'>;
  /** What `times` stakes are worth. */
  stakes: (times: number) => string;
}

/** What three, four and five scatters pay, and the free spins that they bring. */
export function ScatterRule({ pack: { symbols, scatter, scatterPays }, art, texts, stakes }: ScatterRuleProps) {
  return (
    <div className="rule">
      <SymbolPicture name={symbols[scatter]!} art={art} texts={texts} size={72} />
      <p>
        {texts.t('scatterRule', {
          three: stakes(scatterPays[3].timesStake),
          four: stakes(scatterPays[4].timesStake),
          five: stakes(scatterPays[5].timesStake),
          freeThree: scatterPays[3].freeSpins ?? 0,
          freeFour: scatterPays[4].freeSpins ?? 0,
          freeFive: scatterPays[5].freeSpins ?? 0,
        })}
      </p>
    </div>
  );
}
