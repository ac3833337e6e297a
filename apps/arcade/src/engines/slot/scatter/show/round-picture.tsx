import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { tumblingSpins } from '../../tumble/events.ts';
import { TumblesPicture } from '../../tumble/show/tumbles-picture.tsx';
import type { ScatterEngineEvent } from '../events.ts';
import type { ScatterPack } from '../pack.ts';
import { sayPay } from './say-pay.ts';

/** Every spin of a round, tumble by tumble. */
export function RoundPicture({ events, pack, art, texts, worth }: RoundPictureProps<ScatterPack, ScatterEngineEvent>) {
  return (
    <TumblesPicture
      spins={tumblingSpins(events, pack.orb)}
      symbols={pack.symbols}
      art={art}
      texts={texts}
      say={(pay) => sayPay(pack, texts, pay, worth(pay.win))}
      worth={worth}
    />
  );
}
