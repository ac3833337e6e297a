import { CountUp } from './count-up.tsx';
import { Icon } from './icons.tsx';
import { useGame } from './use-game.ts';

/** Balance, win and bet, and the buttons that a round needs. */
export function BetPanel() {
  const { texts, play, state } = useGame();
  const { stakes, stakeIndex, playing } = state;
  const { t, money } = texts;
  return (
    <section className="bet-panel">
      <dl className="meter balance">
        <dt>{t('balance')}</dt>
        <dd>{money(state.balance)}</dd>
      </dl>
      <dl className={state.celebration > 0 ? 'meter win lit' : 'meter win'}>
        <dt>{t('win')}</dt>
        {/* What is no more than the stake is told, not celebrated: it does not run up either. */}
        <dd>{state.celebration > 0 ? <CountUp amount={state.win} /> : money(state.win)}</dd>
      </dl>
      <div className="bet">
        <button
          type="button"
          className="step"
          aria-label={t('betLess')}
          disabled={playing || stakeIndex === 0}
          onClick={() => play.changeStake(-1)}
        >
          <Icon name="minus" />
        </button>
        <dl className="meter">
          <dt>{t('bet')}</dt>
          <dd>{money(stakes[stakeIndex]!)}</dd>
        </dl>
        <button
          type="button"
          className="step"
          aria-label={t('betMore')}
          disabled={playing || stakeIndex === stakes.length - 1}
          onClick={() => play.changeStake(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <button type="button" className={playing ? 'play busy' : 'play'} aria-label={t(playing ? 'hurry' : 'play')} onClick={play.press}>
        <Icon name={playing ? 'hurry' : 'play'} />
      </button>
    </section>
  );
}
