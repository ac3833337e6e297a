import type { ReactNode } from 'react';
import type { LanguageCode, Money } from '@parlour/domain';
import type { GameEvent, PackHead } from '../game.ts';
import type { SoundBox } from './sound.ts';
import type { Catalogues, Texts } from './texts.ts';
import type { VoiceName } from './voices.ts';

/** A rectangle in the host's pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** 1 above the stake, 2 from ten times, 3 from 25 times, 4 above a hundred times the stake (games.md A7). */
export type Celebration = 0 | 1 | 2 | 3 | 4;
/** How much there is to celebrate, if anything. */
export type CelebrationLevel = Exclude<Celebration, 0>;

/** What a show may do to the screen around it while it plays a round. */
export interface Screen {
  readonly texts: Texts<string>;
  /** What `units` are worth at the round's stake. */
  worth(units: number): Money;
  /**
   * Adds to the win on display and says how to celebrate the round's win so far. A return no higher than the stake is not
   * celebrated; `risen` is false when this level has been celebrated already.
   */
  win(units: number): { celebration: Celebration; risen: boolean };
  /** The feature that is being played; `spoken` also tells screen readers, `heralded` also crosses the picture. Undefined ends it. */
  feature(text: string | undefined, how?: 'spoken' | 'heralded'): void;
  /** One line below the picture. */
  caption(text: string | undefined): void;
  /** A sentence about what happened, for screen readers: a round's sentences are announced together, in order, before the win. */
  tell(sentence: string): void;
}

/** The animated picture of a game. It is told what happened and shows it; it knows nothing of money or servers. */
export interface Show<Event extends GameEvent = GameEvent> {
  /** Fits itself to its host; `area` is the space the controls leave free. */
  layout(area: Box): void;
  /** Shows, without motion, the end of these events, or for null what a new player sees. */
  rest(events: readonly Event[] | null): void;
  /** A round was requested; its outcome is not known yet. */
  begin(): void;
  /** Resolves when everything has been shown. */
  play(events: readonly Event[], screen: Screen): Promise<void>;
  /** Speeds up what is moving. */
  hurry(): void;
  /** The player's choice, before anything is shown and whenever it changes: see `Choices`. The texts are for numbers in the picture. */
  choose?(input: unknown, texts: Texts<string>): void;
}

export interface Setting<Pack extends PackHead = PackHead> {
  pack: Pack;
  /** Addresses of the pack's pictures by name. */
  art: Art;
  sound: SoundBox;
  /** Reduced motion was asked for. */
  still: boolean;
}
export type Art = Readonly<Record<string, string>>;

export interface PaytableProps<Pack extends PackHead = PackHead> {
  pack: Pack;
  art: Art;
  texts: Texts<string>;
  stake: Money;
  /** What is currently chosen besides the stake. */
  input: unknown;
}

export interface ControlsProps<Pack extends PackHead = PackHead, Input = unknown> {
  pack: Pack;
  texts: Texts<string>;
  stake: Money;
  input: Input;
  choose(input: Input): void;
  /** A round is being played: nothing can be chosen. */
  busy: boolean;
}

/**
 * What a player chooses before a round, besides the stake. The shell keeps it, shows `Controls` between picture and bet bar
 * (ADR 96), tells the show and sends it with the round. The first two are those of the engine's rules.
 */
export interface Choices<Pack extends PackHead = PackHead, Input = unknown> {
  firstInput(pack: Pack): Input;
  readInput(value: unknown, pack: Pack): Input | undefined;
  /** Absent where all is chosen inside the round. */
  Controls?(props: ControlsProps<Pack, Input>): ReactNode;
}

export interface BoardProps<Event extends GameEvent = GameEvent> {
  texts: Texts<string>;
  /** What is chosen before a round. */
  input: unknown;
  /** What has been shown of the current round; null before the first one. */
  events: readonly Event[] | null;
  /** Makes a choice in the round; undefined where no round waits for one. */
  act: ((choice: unknown) => void) | undefined;
}

/** Choices inside a round. */
export interface Steps<Event extends GameEvent = GameEvent> {
  /** Lies over the picture and takes choices: with real controls, so that keys and screen readers reach them. */
  Board(props: BoardProps<Event>): ReactNode;
  /** The choice that ends the round as it stands, which the main button makes, and what it pays in units; undefined when it is not open. */
  ending(events: readonly Event[]): { choice: unknown; units: number } | undefined;
}

/** What an engine brings to the window of its games; methods, so that an engine may name its own pack and events. */
export interface EngineClient<Pack extends PackHead = PackHead, Event extends GameEvent = GameEvent, Input = unknown> {
  /** Draws into `host`. Throws when nothing can draw. */
  createShow(host: HTMLElement, setting: Setting<Pack>): Promise<Show<Event>>;
  /** What pays, and how: generated from the pack, in money at the current stake. */
  Paytable(props: PaytableProps<Pack>): ReactNode;
  /** Absent where there is only the stake to choose. */
  choices?: Choices<Pack, Input>;
  /** Absent where a round has no choices inside it. */
  steps?: Steps<Event>;
}

/** What a window needs of every pack: what decides its rounds, and what it sounds like. */
export interface WindowPack extends PackHead {
  readonly show: { readonly voice: VoiceName };
}

/** A game as its window loads it. */
export interface ClientGame {
  pack: WindowPack;
  art: Art;
  catalogues: Catalogues;
  /** Lettering of its name, SVG by language; none where a script has no letters of ours. */
  letterings?: Partial<Record<LanguageCode, () => Promise<{ default: string }>>>;
  engine: EngineClient;
}
