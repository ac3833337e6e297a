import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { payOf, type ChoiceRules, type Draw, type GameEvent, type Rules } from '../game.ts';
import { ServerRefusal } from '../shell/connection.ts';
import type { EngineClient, Show, WindowPack } from '../shell/game-client.ts';
import { GameScreen } from '../shell/game-screen.tsx';
import { createPlay } from '../shell/play.ts';
import '../shell/style/base.css';
import '../shell/style/screen.css';
import '../shell/style/banner.css';
import '../shell/style/staged.css';
import '../shell/style/buttons.css';
import '../shell/style/bet-panel.css';
import { createTexts } from '../shell/texts.ts';
import type { RoundAnswer, RoundEvent } from '../wire.ts';
import { aConnection, aSession, settledRound } from './window.ts';
import { quiet } from './quiet.ts';

interface WindowGame<Pack extends WindowPack, Event extends GameEvent, Input> {
  pack: Pack;
  rules: Rules<Pack, Input, Event> | ChoiceRules<Pack, Input, Event>;
  client: EngineClient<Pack, Event, Input>;
  /** Names of the pack's pictures. */
  pictures: readonly string[];
  texts: Record<string, string>;
  /** Randomness of a round, from its beginning. */
  draw(): Draw;
  /** Used instead of the game's own show, so nothing is drawn. */
  show?: Show<Event>;
}

/** The window of a game, played by its real rules at a stake of ৳5 with the randomness given. */
export function gameWindow<Pack extends WindowPack, Event extends GameEvent, Input>({
  pack,
  rules,
  client,
  pictures,
  texts: own,
  draw,
  show: given,
}: WindowGame<Pack, Event, Input>) {
  const texts = createTexts('EN', own);
  const art = Object.fromEntries(
    pictures.map((name) => [name, 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>']),
  );
  /** The round of an input, as the server answers it after `choices` choices. */
  const roundOf = (input: Input, choices: number): RoundAnswer => {
    const { events, win, open } = rules.play(pack, input, draw());
    const paid = payOf(500n, win, pack);
    const round = settledRound(
      { key: 'k', stake: '5.00', input },
      events as readonly GameEvent[] as readonly RoundEvent[],
      `${paid / 100n}.${String(paid % 100n).padStart(2, '0')}`,
    );
    return { ...round, choices, ...(open && { state: 'open' as const, win: null }) };
  };
  /** `elsewhere`: a round that another window has begun since this one opened. */
  const open = async (openRound: RoundAnswer | null, elsewhere: RoundAnswer | null = null) => {
    const waiting = openRound ?? elsewhere;
    let [input, choices] = [(waiting?.input ?? client.choices?.firstInput(pack) ?? {}) as Input, waiting?.choices ?? 0];
    let events = rules.play(pack, input, draw()).events;
    const connection = aConnection(() => roundOf(input, 0));
    connection.choose = async (_round, step, choice) => {
      expect(step).toBe(choices);
      [input, choices] = [(rules as ChoiceRules<Pack, Input, Event>).choose(input, choice, events)!, choices + 1];
      events = rules.play(pack, input, draw()).events;
      return roundOf(input, choices);
    };
    const show = given ?? (await client.createShow(document.createElement('div'), { pack, art, sound: quiet, still: true }));
    const session = { ...aSession(pack.pack), openRound };
    if (elsewhere) {
      connection.round = () => Promise.reject(new ServerRefusal({ code: 'round_waiting', message: '' }));
      connection.begin = async () => ({ ...session, openRound: elsewhere });
    }
    const { choices: offered, steps } = client;
    const play = createPlay({ session, pack, choices: offered, steps, texts, connection, show, sound: quiet, onBalance: () => undefined });
    return render(
      <GameScreen {...{ game: { pack, art, catalogues: {}, engine: client }, session, texts, connection, show, sound: quiet, play }} />,
    );
  };
  return { open, roundOf };
}
