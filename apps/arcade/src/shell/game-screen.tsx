import type { Money } from '@parlour/domain';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Banner } from './banner.tsx';
import { BetPanel } from './bet-panel.tsx';
import { LateDialogs } from './late-dialogs.tsx';
import { FirstStart } from './first-start.tsx';
import { Lettering } from './lettering.tsx';
import { StagedWin } from './staged-win.tsx';
import { framed, tellParent } from './parent.ts';
import { isPaidBack, mayChoose, noticeText } from './state.ts';
import { type DialogName, TopBar } from './top-bar.tsx';
import { GameContext, type Ready, useGame } from './use-game.ts';
import { useKeys } from './use-keys.ts';

/** Controls over the picture. The show is told which part of the screen they leave free. */
export function GameScreen(ready: Ready) {
  const { game, session, play, show } = ready;
  const area = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<DialogName>();
  const close = framed ? () => tellParent(session.siteOrigin, { type: 'parlour.close' }) : undefined;
  useKeys(play, { close, help: () => setDialog('keys') });

  useLayoutEffect(() => {
    const fit = () => {
      const { left, top, width, height } = area.current!.getBoundingClientRect();
      show.layout({ x: left, y: top, width, height });
    };
    const observer = new ResizeObserver(fit);
    observer.observe(area.current!);
    return () => observer.disconnect();
  }, [show]);

  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && void play.refreshBalance();
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, [play]);

  return (
    <GameContext value={ready}>
      <main className="screen">
        <TopBar open={setDialog} />
        <Lettering />
        <div className="picture" ref={area}>
          {game.engine.steps && <StepsBoard />}
          <Herald />
          <StagedWin />
        </div>
        <FirstStart />
        <Banner />
        <ChoicePanel />
        <BetPanel open={setDialog} />
        <LiveRegions />
      </main>
      <LateDialogs name={dialog} onClose={() => setDialog(undefined)} realityCheckMin={session.pace?.realityCheckMin} />
    </GameContext>
  );
}

/** Announces a feature's beginning and end across the picture; the banner keeps showing the text. */
function Herald() {
  const { feature } = useGame().state;
  return feature?.heralded ? (
    <p key={feature.text} className="herald" aria-hidden>
      {feature.text}
    </p>
  ) : null;
}

/** The board that a round with choices is played on. */
function StepsBoard() {
  const { game, texts, state, play } = useGame();
  const { Board } = game.engine.steps!;
  const waits = state.open !== undefined && !state.playing;
  const waited = useRef(waits);
  useEffect(() => {
    // The button that began the round is disabled until there is something to collect, and loses the focus: the board is next.
    if (waits && !waited.current && document.activeElement?.matches('body, :disabled')) firstChoice()?.focus({ preventScroll: true });
    waited.current = waits;
  }, [waits]);
  return <Board texts={texts} input={state.input} events={state.shown} act={waits ? play.act : undefined} />;
}

/** The control of the board that Tab would go to, or the first that takes a press. */
function firstChoice(): HTMLElement | null {
  const board = document.querySelector('.step-board');
  return board?.querySelector<HTMLElement>('[tabindex="0"]') ?? board?.querySelector<HTMLElement>('[aria-disabled="false"]') ?? null;
}

/** The game's own controls, between its picture and the bet: present from the first frame, so that the layout does not jump. */
function ChoicePanel() {
  const { game, texts, state, play } = useGame();
  const { choices } = game.engine;
  if (!choices?.Controls) return null;
  return (
    <section className="choices" aria-label={texts.t('choices')}>
      <choices.Controls
        pack={game.pack}
        texts={texts}
        stake={state.stakes[state.stakeIndex]!}
        input={state.input}
        choose={play.choose}
        busy={!mayChoose(state)}
      />
    </section>
  );
}

function sentenceOf({ win, cost }: { win: Money; cost: Money }): 'youWon' | 'youGotBack' | 'noWin' {
  if (isPaidBack(win, cost)) return 'youGotBack';
  return win.minor > 0n ? 'youWon' : 'noWin';
}

/** Announces results and problems to screen readers, once each. */
function LiveRegions() {
  const { texts, state } = useGame();
  const { t, money } = texts;
  const { notice, result, feature, said } = state;
  const sentences = (said ?? result?.outcome)?.split('\n') ?? [];
  if (said === undefined && result) sentences.push(t(sentenceOf(result), { win: money(result.win), balance: money(result.balance) }));
  return (
    <div className="unseen">
      <div role="status" aria-live="polite">
        {sentences.map((sentence, index) => (
          <p key={index}>{sentence} </p>
        ))}
      </div>
      <div aria-live="polite">{feature?.spoken && feature.text}</div>
      <div role="alert">{notice && notice.kind !== 'lastRound' && noticeText(notice, texts)}</div>
    </div>
  );
}
