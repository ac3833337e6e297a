import { languageFacts, type LanguageCode } from '@parlour/domain';
import { useEffect, useRef, useState } from 'react';
import { begin, type BeginProblem } from './begin.ts';
import type { Early } from './early.ts';
import { styleFade } from './fade.ts';
import type { ClientGame } from './game-client.ts';
import { GameScreen } from './game-screen.tsx';
import { framed, tellParent } from './parent.ts';
import { createPlay } from './play.ts';
import { createSound } from './sound.ts';
import { loadTexts, type Texts } from './texts.ts';
import type { Ready } from './use-game.ts';

interface BootProps {
  game: ClientGame;
  early: Early;
  language: LanguageCode;
}

/** Turns a launch code into a playable game. Every way this can fail has a message of its own. */
export function Boot({ game, early, language }: BootProps) {
  const host = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<Texts>();
  const [trouble, setTrouble] = useState(false);
  const [problem, setProblem] = useState<BeginProblem>();
  const [ready, setReady] = useState<Ready>();

  useEffect(() => {
    const ignore = { current: false };
    void start({ game, early, language }, host.current!, { setTexts, setTrouble, setProblem, setReady }, ignore);
    return () => {
      ignore.current = true;
    };
  }, [game, early, language]);

  return (
    <>
      <div className="stage" ref={host} />
      {ready ? <GameScreen {...ready} /> : <Waiting texts={texts} trouble={trouble} problem={problem} />}
    </>
  );
}

interface WaitingProps {
  texts: Texts | undefined;
  trouble: boolean;
  problem: BeginProblem | undefined;
}

/**
 * What is seen once the scripts have loaded, until a game can be played, or why it cannot be; before that, the page shows the same
 * (pages/game.html).
 */
export function Waiting({ texts, trouble, problem }: WaitingProps) {
  if (!texts) return <div className="waiting" />;
  const { t } = texts;
  if (problem) {
    return (
      <div className="waiting" role="alert">
        <p>{t(problem)}</p>
        {!framed && problem === 'failed' && <button onClick={() => location.reload()}>{t('retry')}</button>}
      </div>
    );
  }
  return (
    <div className="waiting" role="status">
      <p className="title">{t('name')}</p>
      <span className="waiting-light" />
      {/* All has come; the sentence below says the rest, also to those who do not see this. */}
      <progress className="waiting-bar" value={1} aria-hidden />
      <p>{t(trouble ? 'reconnecting' : 'loading')}</p>
    </div>
  );
}

interface Setters {
  setTexts(texts: Texts): void;
  setTrouble(trouble: boolean): void;
  setProblem(problem: BeginProblem): void;
  setReady(ready: Ready): void;
}

async function start({ game, early, language }: BootProps, host: HTMLElement, set: Setters, ignore: { current: boolean }): Promise<void> {
  const { pack, art, catalogues, engine } = game;
  const sound = createSound(pack.show.voice);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  styleFade(document.documentElement);
  // A device may have no letters of these scripts; Latin ones can wait until the game is there (late-dialogs.tsx).
  if (languageFacts[language].script !== 'latin') void import('./style/fonts.ts');
  const guessed = loadTexts(catalogues, language).then(set.setTexts);
  const [beginning, show] = await Promise.all([
    begin(early, catalogues, guessed, () => set.setTrouble(true)),
    engine.createShow(host, { pack, art, sound, still }).catch((error: unknown) => {
      console.error(error);
      return undefined;
    }),
  ]);
  if (ignore.current) return;
  if ('problem' in beginning || !show) {
    if ('session' in beginning) tellParent(beginning.session.siteOrigin, { type: 'parlour.error' });
    return set.setProblem('problem' in beginning ? beginning.problem : 'cannotDraw');
  }
  const { session, texts, connection } = beginning;
  document.title = texts.t('name');
  const onBalance = () => tellParent(session.siteOrigin, { type: 'parlour.balanceMayHaveChanged' });
  const play = createPlay({ session, pack, choices: engine.choices, steps: engine.steps, texts, connection, show, sound, onBalance });
  set.setReady({ game, session, texts, connection, show, sound, play });
  tellParent(session.siteOrigin, { type: 'parlour.ready' });
}
