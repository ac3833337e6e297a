import { money } from '@parlour/domain';
import { payOf } from '../game.ts';
import { CountUp } from './count-up.tsx';
import { Icon } from './icons.tsx';
import { isPaidBack, mayChooseStake } from './state.ts';
import type { DialogName } from './top-bar.tsx';
import { useGame } from './use-game.ts';

/** Balance, win and bet, and the buttons that a round needs. */
export function BetPanel({ open: openDialog }: { open: (dialog: DialogName) => void }) {
  const { game, session, texts, play, state } = useGame();
  const { stakes, stakeIndex, playing, waiting, open, autoplay, replaying, free } = state;
  const stake = free?.stake ?? stakes[stakeIndex]!;
  // From the press on, even while the law makes the round wait.
  const busy = playing || waiting;
  const locked = !mayChooseStake(state);
  // If a round waits for choices, only the player can make them.
  const offersAutoplay = session.pace?.autoplay && !game.engine.steps;
  const ending = open && !playing ? game.engine.steps!.ending(open.events!) : undefined;
  const collect = ending && texts.money(money(payOf(stake.minor, ending.units, game.pack), state.currency));
  const { t } = texts;
  const label = () => {
    if (autoplay) return t('autoplayStop', { count: autoplay.left });
    if (collect !== undefined) return t('collect', { win: collect });
    if (waiting) return t('starting');
    if (playing) return t(play.mayHurry ? 'hurry' : 'stateBetting');
    if (free) return t('playFree', { count: free.left });
    return t(open ? 'stateOpen' : 'play');
  };
  return (
    <section className="bet-panel">
      <dl className="meter balance">
        <dt>{t('balance')}</dt>
        <dd>{texts.money(state.balance)}</dd>
      </dl>
      <dl className={state.celebration > 0 ? 'meter win lit' : 'meter win'}>
        <dt>{t(isPaidBack(state.win, state.cost) ? 'paidBack' : 'win')}</dt>
        <dd>
          <CountUp amount={state.win} level={state.celebration} />
        </dd>
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
        <button
          type="button"
          className="meter pick"
          aria-haspopup="dialog"
          title={t('chooseBet')}
          disabled={locked}
          onClick={() => openDialog('bet')}
        >
          <span className="pick-label">{free && !replaying ? t('freeLeft', { count: free.left }) : t('bet')}</span>{' '}
          <span className="pick-amount">{texts.money((playing && replaying) || stake)}</span>
        </button>
        <button
          type="button"
          className="step"
          aria-label={t('betMore')}
          disabled={locked || stakeIndex === stakes.length - 1}
          onClick={() => play.changeStake(1)}
        >
          <Icon name="plus" />
        </button>
        {offersAutoplay && (
          <button
            type="button"
            className="step"
            aria-label={t('autoplay')}
            title={t('autoplay')}
            disabled={locked}
            onClick={() => openDialog('autoplay')}
          >
            <Icon name="autoplay" />
          </button>
        )}
      </div>
      <button
        type="button"
        className={busy ? 'play busy' : 'play'}
        aria-label={label()}
        disabled={open !== undefined && !playing && !ending}
        onClick={play.press}
      >
        {autoplay ? (
          <span className="play-text">{texts.count(autoplay.left)}</span>
        ) : collect === undefined ? (
          <Icon name={busy && play.mayHurry ? 'hurry' : 'play'} />
        ) : (
          <span className="play-text">{label()}</span>
        )}
      </button>
    </section>
  );
}
