import { compileMessage } from '@lingui/message-utils/compileMessage';
import { fromDecimal, type LanguageCode } from '@parlour/domain';
import { useState, type ReactNode } from 'react';
import type { LinesPack } from '../engines/slot/lines/pack.ts';
import { Paytable } from '../engines/slot/lines/show/paytable.tsx';
import packJson from '../packs/lotus-lanterns/pack.json';
import look from '../packs/lotus-lanterns/theme.css?inline';
import type { Connection, SessionView } from '../shell/connection.ts';
import type { Show } from '../shell/game-client.ts';
import { createPlay } from '../shell/play.ts';
import { silence, type SoundBox, type SoundSettings } from '../shell/sound.ts';
import type { PlayState } from '../shell/state.ts';
import banner from '../shell/style/banner.css?inline';
import base from '../shell/style/base.css?inline';
import betPanel from '../shell/style/bet-panel.css?inline';
import buttons from '../shell/style/buttons.css?inline';
import forms from '../shell/style/forms.css?inline';
import screen from '../shell/style/screen.css?inline';
import sound from '../shell/style/sound.css?inline';
import staged from '../shell/style/staged.css?inline';
import waiting from '../shell/style/waiting.css?inline';
import { createTexts, type Texts } from '../shell/texts.ts';
import { GameContext, type Ready } from '../shell/use-game.ts';
import { aConnection, aSession, settledRound } from '../testing/window.ts';

type Catalogue = Record<string, string>;
const catalogues = import.meta.glob<Catalogue>(
  ['../shell/texts/*.json', '../engines/slot/texts/*.json', '../engines/slot/lines/texts/*.json', '../packs/lotus-lanterns/texts/*.json'],
  { eager: true, import: 'default' },
);
const pictures = import.meta.glob<string>('../packs/lotus-lanterns/art/*.svg', { eager: true, query: '?url', import: 'default' });
const art = Object.fromEntries(Object.entries(pictures).map(([file, url]) => [/([^/]+)\.svg$/.exec(file)![1]!, url]));
// TypeScript widens the tuples of JSON files; packs.test.ts checks this one against its schema.
const pack = packJson as unknown as LinesPack;

/** The texts of the shell, and of a slot in it, in a language. */
export function shellTexts(language: LanguageCode): Texts {
  const files = Object.entries(catalogues).filter(([file]) => file.endsWith(`/${language}.json`));
  const messages = files.flatMap(([, messages]) => Object.entries(messages));
  return createTexts(language, Object.fromEntries(messages.map(([id, message]) => [id, compileMessage(message)])));
}

/** A show that shows nothing: these stories are about what surrounds it. */
const noShow: Show = {
  layout: () => undefined,
  rest: () => undefined,
  begin: () => undefined,
  play: async () => undefined,
  hurry: () => undefined,
};

export interface ShellState {
  language: LanguageCode;
  session?: Partial<SessionView>;
  state?: Partial<PlayState>;
  connection?: Partial<Connection>;
  sound?: SoundSettings;
  children: ReactNode;
}

/** The style of a game's window, and what its parts know of the game, so that they look as they would in the window. */
export function ShellWindow({ language, session: more, state, connection: answers, sound: heard = silence, children }: ShellState) {
  const [ready] = useState((): Ready => {
    const texts = shellTexts(language);
    const session = { ...aSession(pack.pack), stakes: ['1.00', '2.00', '5.00', '10.00', '50.00'], ...more };
    const connection = { ...aConnection((asked) => settledRound(asked, [], '12.50')), ...answers };
    const box = soundBox(heard);
    const play = createPlay({ session, pack, texts, connection, show: noShow, sound: box, onBalance: () => undefined });
    play.state.set(state ?? {});
    const engine = { createShow: async () => noShow, Paytable };
    return { game: { pack, art, catalogues: {}, engine }, session, texts, connection, show: noShow, sound: box, play };
  });
  return (
    <>
      <ShellStyle />
      <GameContext value={ready}>{children}</GameContext>
    </>
  );
}

/** Removed with the story: the window's own rules for the whole page are not for other stories. */
export function ShellStyle() {
  return <style>{[base, screen, banner, staged, waiting, buttons, betPanel, forms, sound, look].join('\n')}</style>;
}

/** An amount of the stories' currency. */
export const taka = (decimal: string) => fromDecimal(decimal, 'BDT');

function soundBox(first: SoundSettings): SoundBox {
  let settings = first;
  return {
    settings: () => settings,
    asked: () => true,
    set: (next) => void (settings = next),
    play: () => undefined,
  };
}
