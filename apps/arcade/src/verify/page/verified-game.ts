import type { ReactNode } from 'react';
import type { Game, GameEvent, PackHead } from '../../game.ts';
import type { Art } from '../../shell/game-client.ts';
import type { Catalogues, ShellText, Texts } from '../../shell/texts.ts';
import type en from './texts/EN.json';

export interface RoundPictureProps<Pack extends PackHead = PackHead, Event extends GameEvent = GameEvent> {
  pack: Pack;
  art: Art;
  texts: Texts<string>;
  events: readonly Event[];
  /** What `units` units are worth, in money if the stake is known. */
  worth: (units: number) => string;
}

/** A game as the verifier page loads it: its rules, and a still picture of what happened. A method, as in `EngineClient`. */
export interface VerifiedGame {
  game: Game;
  art: Art;
  catalogues: Catalogues;
  RoundPicture(props: RoundPictureProps): ReactNode;
}

/** The page's own texts, and those that it needs from every engine. */
export type VerifyTexts = Texts<ShellText | keyof typeof en | 'outcomeMatches' | 'outcomeDiffers' | 'howTo'>;
