import { Dialog } from './dialog.tsx';
import { useGame } from './use-game.ts';

/** Everything the game promises, generated from its pack, in money at the current stake. */
export function PaytableDialog({ onClose }: { onClose: () => void }) {
  const { game, session, texts, state } = useGame();
  const { engine, pack, art } = game;
  const stake = state.free?.stake ?? state.stakes[state.stakeIndex]!;
  return (
    <Dialog title={texts.t('paytable')} onClose={onClose}>
      <engine.Paytable pack={pack} art={art} texts={texts} stake={stake} input={state.input} />
      <p>{texts.t('interruptedRule')}</p>
      <p>{texts.t('rulesVersion', { version: pack.version })}</p>
      {session.playMoney && <p className="play-money">{texts.t('playMoney')}</p>}
    </Dialog>
  );
}
