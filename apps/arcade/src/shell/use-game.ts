import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Connection, SessionView } from './connection.ts';
import type { ClientGame, Show } from './game-client.ts';
import type { Play } from './play.ts';
import type { SoundBox } from './sound.ts';
import type { PlayState } from './state.ts';
import type { Texts } from './texts.ts';

/** A game that can be played. */
export interface Ready {
  game: ClientGame;
  session: SessionView;
  texts: Texts;
  connection: Connection;
  show: Show;
  sound: SoundBox;
  play: Play;
}

export const GameContext = createContext<Ready | undefined>(undefined);

/** What all parts of the screen share. */
export function useGame(): Ready & { state: PlayState } {
  const ready = useContext(GameContext);
  if (!ready) throw new Error('outside of the game screen');
  const state = useSyncExternalStore(ready.play.state.subscribe, ready.play.state.get);
  return { ...ready, state };
}
