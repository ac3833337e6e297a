import { money } from '@parlour/domain';
import { lineCount } from '../../games/lotus-lanterns/paytable.ts';
import { CountUp } from './count-up.tsx';
import { Icon } from './icons.tsx';
import { useGame } from './use-play.ts';

/** Balance, win and bet, and the buttons that a round needs. */
export function BetPanel() {
  const { texts, play, state, say } = useGame();
  const { lineBets, betIndex, phase, currency } = state;
  const resting = phase === 'rest';
  const bet = money(lineBets[betIndex]!.minor * BigInt(lineCount), currency);
  return (
    <section className="bet-panel">
      <dl className="meter balance">
        <dt>{texts.balance}</dt>
        <dd>{say(state.balance)}</dd>
      </dl>
      <dl className={state.celebration > 0 ? 'meter win lit' : 'meter win'}>
        <dt>{texts.win}</dt>
        {/* What is no more than the stake is told, not celebrated: it does not run up either. */}
        <dd>{state.celebration > 0 ? <CountUp amount={state.win} /> : say(state.win)}</dd>
      </dl>
      <div className="bet">
        <button
          type="button"
          className="step"
          aria-label={texts.betLess}
          disabled={!resting || betIndex === 0}
          onClick={() => play.changeBet(-1)}
        >
          <Icon name="minus" />
        </button>
        <dl className="meter">
          <dt>{texts.bet}</dt>
          <dd>{say(bet)}</dd>
        </dl>
        <button
          type="button"
          className="step"
          aria-label={texts.betMore}
          disabled={!resting || betIndex === lineBets.length - 1}
          onClick={() => play.changeBet(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <button type="button" className={resting ? 'spin' : 'spin busy'} aria-label={resting ? texts.spin : texts.stop} onClick={play.spin}>
        <Icon name={resting ? 'spin' : 'stop'} />
      </button>
    </section>
  );
}
