import { money, type Money } from '@parlour/domain';
import { useId, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { useGame } from './use-game.ts';

/** Where the law allows fewer, its limit is the largest offered. */
const lengths = [5, 10, 20, 50, 100] as const;
/** Loss limits on offer, in stakes. */
const losses = [5, 10, 20, 50] as const;

/** Rounds that begin without a press: how many, and what they may lose at most. The server enforces both (games.md A6). */
export function AutoplayDialog({ onClose }: { onClose: () => void }) {
  const { texts, play, session, state } = useGame();
  const stake = state.stakes[state.stakeIndex]!;
  const { max } = session.pace!.autoplay!;
  const within = lengths.filter((each) => each <= max);
  const rounds = within.length > 0 ? within : [max];
  const [length, setLength] = useState(rounds[1] ?? rounds[0]!);
  const [loss, setLoss] = useState<number>(losses[1]);
  const [stopsAtFeature, setStopsAtFeature] = useState(true);
  const worth = (stakes: number): Money => money(stake.minor * BigInt(stakes), stake.currency);
  const start = () => {
    onClose();
    void play.startAutoplay(length, worth(loss), stopsAtFeature);
  };
  return (
    <Dialog title={texts.t('autoplay')} onClose={onClose}>
      <Choice legend={texts.t('autoplayRounds')} options={rounds} chosen={length} choose={setLength} text={texts.count} />
      <Choice
        legend={texts.t('autoplayLoss')}
        options={losses}
        chosen={loss}
        choose={setLoss}
        text={(stakes) => texts.money(worth(stakes))}
      />
      <label className="tick">
        <input type="checkbox" checked={stopsAtFeature} onChange={({ target }) => setStopsAtFeature(target.checked)} />
        {texts.t('autoplayFeature')}
      </label>
      <p>{texts.t('autoplayHint')}</p>
      <button type="button" className="action" onClick={start}>
        {texts.t('autoplayStart')}
      </button>
    </Dialog>
  );
}

interface ChoiceProps {
  legend: string;
  options: readonly number[];
  chosen: number;
  choose: (option: number) => void;
  text: (option: number) => string;
}

function Choice({ legend, options, chosen, choose, text }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="stakes">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option} className="stake">
          <input type="radio" name={name} checked={option === chosen} onChange={() => choose(option)} />
          {text(option)}
        </label>
      ))}
    </fieldset>
  );
}
