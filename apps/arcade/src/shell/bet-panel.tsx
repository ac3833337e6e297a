import { money } from '@parlour/domain';
import { payOf } from '../game.ts';
import { CountUp } from './count-up.tsx';
import { Icon } from './icons.tsx';
import { useGame } from './use-game.ts';

/** Balance, win and bet, and the buttons that a round needs. */
export function BetPanel() {
  const { game, texts, play, state } = useGame();
  const { stakes, stakeIndex, playing, open } = state;
  const locked = playing || open !== undefined;
  const ending = open && !playing ? game.engine.steps!.ending(open.events!) : undefined;
  const collect = ending && texts.money(money(payOf(stakes[stakeIndex]!.minor, ending.units, game.pack), state.currency));
  const { t } = texts;
  return (
    <section className="bet-panel">
      <dl className="meter balance">
        <dt>{t('balance')}</dt>
        <dd>{texts.money(state.balance)}</dd>
      </dl>
      <dl className={state.celebration > 0 ? 'meter win lit' : 'meter win'}>
        <dt>{t('win')}</dt>
        {/* What is no more than the stake is told, not celebrated: it does not run up either. */}
        <dd>{state.celebration > 0 ? <CountUp amount={state.win} /> : texts.money(state.win)}</dd>
      </dl>
      <div className="bet">
        <button
          type="button"
          className="step"
          aria-label={t('betLess')}
          disabled={locked || stakeIndex === 0}
          onClick={() => play.changeStake(-1)}
        >
          <Icon name="minus" />
        </button>
        <dl className="meter">
          <dt>{t('bet')}</dt>
          <dd>{texts.money(stakes[stakeIndex]!)}</dd>
        </dl>
        <button
          type="button"
          className="step"
          aria-label={t('betMore')}
          disabled={locked || stakeIndex === stakes.length - 1}
          onClick={() => play.changeStake(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <button
        type="button"
        className={playing ? 'play busy' : 'play'}
        aria-label={collect === undefined ? t(playing ? 'hurry' : open ? 'stateOpen' : 'play') : t('collect', { win: collect })}
        disabled={open !== undefined && !playing && !ending}
        onClick={play.press}
      >
        {collect === undefined ? <Icon name={playing ? 'hurry' : 'play'} /> : <span className="collect">{collect}</span>}
      </button>
    </section>
  );
}
