import { formatMoney, languages, type Money } from '@parlour/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Ready } from './boot.tsx';
import type { PlayState } from './state.ts';

export const GameContext = createContext<Ready | undefined>(undefined);

/** What the parts of the screen share. */
export function useGame(): Ready & { state: PlayState; say: (amount: Money) => string; count: (value: number) => string } {
  const ready = useContext(GameContext);
  if (!ready) throw new Error('outside of the game screen');
  const state = useSyncExternalStore(ready.play.state.subscribe, ready.play.state.get);
  const locale = languages[ready.session.language].tag;
  return { ...ready, state, say: (amount) => formatMoney(amount, locale), count: (value) => new Intl.NumberFormat(locale).format(value) };
}
