import type { LanguageCode } from '@parlour/domain';
import { useEffect, useRef, useState } from 'react';
import names from '../../games/lotus-lanterns/names.json';
import { createStage, type Stage } from '../stage/stage.ts';
import type { Texts } from '../texts/en.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { begin, type BeginProblem } from './begin.ts';
import { createConnection, type Connection, type SessionView } from './connection.ts';
import { GameScreen } from './game-screen.tsx';
import { framed, tellParent } from './parent.ts';
import { createPlay, type Play } from './play.ts';
import { createSound, type SoundBox } from './sound.ts';

export interface Ready {
  session: SessionView;
  texts: Texts;
  connection: Connection;
  stage: Stage;
  sound: SoundBox;
  play: Play;
}

/** From the launch code to a game that can be played; every way in which that can fail has its sentence. */
export function Boot({ code, language }: { code: string | null; language: LanguageCode }) {
  const host = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<Texts>();
  const [trouble, setTrouble] = useState(false);
  const [problem, setProblem] = useState<BeginProblem>();
  const [ready, setReady] = useState<Ready>();

  useEffect(() => {
    const ignore = { current: false };
    void start(host.current!, code, language, { setTexts, setTrouble, setProblem, setReady }, ignore);
    return () => {
      ignore.current = true;
    };
  }, [code, language]);

  return (
    <>
      <div className="stage" ref={host} />
      {ready ? <GameScreen {...ready} /> : <Waiting texts={texts} trouble={trouble} problem={problem} />}
    </>
  );
}

function Waiting({ texts, trouble, problem }: { texts: Texts | undefined; trouble: boolean; problem: BeginProblem | undefined }) {
  if (!texts) return <div className="waiting" />;
  if (problem) {
    return (
      <div className="waiting" role="alert">
        <p>{texts[problem]}</p>
        {!framed && problem === 'failed' && <button onClick={() => location.reload()}>{texts.retry}</button>}
      </div>
    );
  }
  return (
    <div className="waiting" role="status">
      <span className="waiting-light" />
      <p>{trouble ? texts.reconnecting : texts.loading}</p>
    </div>
  );
}

interface Setters {
  setTexts(texts: Texts): void;
  setTrouble(trouble: boolean): void;
  setProblem(problem: BeginProblem): void;
  setReady(ready: Ready): void;
}

async function start(
  host: HTMLElement,
  code: string | null,
  language: LanguageCode,
  set: Setters,
  ignore: { current: boolean },
): Promise<void> {
  set.setTexts(await loadTexts(language));
  const connection = createConnection();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [beginning, stage] = await Promise.all([
    begin(connection, code, () => set.setTrouble(true)),
    createStage(host, still).catch((error: unknown) => {
      console.error(error);
      return undefined;
    }),
  ]);
  if (ignore.current) return;
  if ('problem' in beginning || !stage) {
    if ('session' in beginning) tellParent(beginning.session.siteOrigin, 'parlour.error');
    return set.setProblem('problem' in beginning ? beginning.problem : 'cannotDraw');
  }
  const { session, texts } = beginning;
  document.title = names.names[session.language];
  const sound = createSound();
  const play = createPlay({
    session,
    connection,
    stage,
    sound,
    onBalance: () => tellParent(session.siteOrigin, 'parlour.balanceMayHaveChanged'),
  });
  set.setReady({ session, texts, connection, stage, sound, play });
  tellParent(session.siteOrigin, 'parlour.ready');
}
