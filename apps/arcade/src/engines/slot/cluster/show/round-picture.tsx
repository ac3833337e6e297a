import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { tumblingSpins } from '../../tumble/events.ts';
import { TumblesPicture } from '../../tumble/show/tumbles-picture.tsx';
import type { ClusterEvent } from '../events.ts';
import type { ClusterPack } from '../pack.ts';
import { sayPay } from './say-pay.ts';

/** Every spin of a round, tumble by tumble. */
export function RoundPicture({ events, pack, art, texts, worth }: RoundPictureProps<ClusterPack, ClusterEvent>) {
  return (
    <TumblesPicture
      spins={tumblingSpins(events)}
      symbols={pack.symbols}
      art={art}
      texts={texts}
      say={(pay) => sayPay(pack, texts, pay, worth(pay.win))}
      worth={worth}
    />
  );
}
