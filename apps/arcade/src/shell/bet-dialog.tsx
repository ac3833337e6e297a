import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { useGame } from './use-game.ts';

/** Every stake on offer, each taken with one press; the largest must be confirmed first (games.md A6). */
export function BetDialog({ onClose }: { onClose: () => void }) {
  const { texts, play, state } = useGame();
  const { stakes, stakeIndex } = state;
  const [asks, setAsks] = useState(false);
  const last = stakes.length - 1;
  const most = texts.money(stakes[last]!);
  const take = (index: number) => {
    play.takeStake(index);
    onClose();
  };
  return (
    <Dialog title={texts.t('chooseBet')} onClose={onClose}>
      <div className="stakes">
        {stakes.map((stake, index) => (
          <button
            key={stake.minor}
            type="button"
            className="stake"
            aria-pressed={index === stakeIndex}
            onClick={() => (index === last && index !== stakeIndex ? setAsks(true) : take(index))}
          >
            {/* A space, for the name is read without any style. */}
            {texts.money(stake)} {index === last && <small>{texts.t('maximum')}</small>}
          </button>
        ))}
      </div>
      {asks && (
        <div role="alert" className="stakes-ask">
          <p>{texts.t('maximumAsk', { amount: most })}</p>
          <button type="button" className="action" onClick={() => take(last)}>
            {texts.t('maximumYes', { amount: most })}
          </button>
        </div>
      )}
    </Dialog>
  );
}
