import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Banner } from './banner.tsx';
import { BetPanel } from './bet-panel.tsx';
import { FairnessDialog } from './fairness-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { LiveRegions } from './live-regions.tsx';
import { PaytableDialog } from './paytable-dialog.tsx';
import { framed, tellParent } from './parent.ts';
import { TopBar, type DialogName } from './top-bar.tsx';
import { useKeys } from './use-keys.ts';
import { GameContext, type Ready } from './use-game.ts';

/** Controls over the picture. The show is told which part of the screen they leave free. */
export function GameScreen(ready: Ready) {
  const { session, texts, play, show } = ready;
  const area = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<DialogName>();
  const close = framed ? () => tellParent(session.siteOrigin, 'parlour.close') : undefined;
  useKeys(play, dialog !== undefined, close);

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

  const closeDialog = () => setDialog(undefined);
  return (
    <GameContext value={ready}>
      <main className="screen">
        <TopBar open={setDialog} />
        {/* In a frame the name stands in the site's own line above it, once. */}
        <h1 className={framed ? 'unseen' : 'title'}>{texts.t('name')}</h1>
        <div className="picture" ref={area} />
        <Banner />
        <BetPanel />
        <LiveRegions />
      </main>
      {dialog === 'paytable' && <PaytableDialog onClose={closeDialog} />}
      {dialog === 'fairness' && <FairnessDialog onClose={closeDialog} />}
      {dialog === 'history' && <HistoryDialog onClose={closeDialog} />}
    </GameContext>
  );
}
