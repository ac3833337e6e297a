import type { BoardProps } from '../../../../shell/game-client.ts';
import { chanceText } from '../../show/chance.ts';
import '../../show/step-board.css';
import { rankCount, rankOf, waysOf } from '../cards.ts';
import { guesses, type Guess, type HiloEvent } from '../events.ts';
import { cardsOf, isOpen, timesOf, waysTaken } from '../rules.ts';
import './board.css';
import { cardName } from './card-name.ts';
import { Card } from './card.tsx';
import type { HiloTexts } from './texts.ts';

/** How many of the cards before the last one stay in sight. */
const remembered = 7;
const signs: Readonly<Record<Guess, string>> = {
  high: 'M6 1L11.5 11H0.5Z',
  low: 'M6 11L0.5 1H11.5Z',
  skip: 'M0 1L6 6L0 11ZM6 1L12 6L6 11Z',
};

/** The card that lies open, those before it, and what can be said of the next one. */
export function Board({ texts: said, events, act }: BoardProps<HiloEvent>) {
  const texts: HiloTexts = said;
  const { t } = texts;
  const cards = cardsOf(events ?? []);
  const steps = (events ?? []).filter((event) => event.type === 'reveal');
  const card = cards.at(-1);
  const outcome = steps.at(-1)?.times === 0 ? 'lost' : events?.at(-1)?.type === 'end' ? 'won' : '';
  return (
    <div className="step-board hilo-board" role="group" aria-label={t('table')}>
      <ol className="hilo-past" aria-label={t('past')}>
        {cards.slice(0, -1).map((each, index) => (
          <li key={`${index} ${each}`} hidden={index < cards.length - 1 - remembered} aria-label={cardName(each, texts)}>
            <Card card={each} className="small" />
            <Sign of={steps[index]!.guess} />
          </li>
        ))}
      </ol>
      <div className="hilo-deck" role="img" aria-label={card ? cardName(card, texts) : t('covered')}>
        <span className="hilo-back" />
        {card && <Card key={cards.length} card={card} className={`open turned ${outcome}`} />}
      </div>
      <div className="hilo-guesses">
        {guesses.map((guess) => (
          <GuessButton key={guess} {...{ guess, texts, card, act }} ways={waysTaken(events ?? [])} />
        ))}
      </div>
    </div>
  );
}

interface GuessProps {
  guess: Guess;
  texts: HiloTexts;
  card: string | undefined;
  /** Of the guesses so far. */
  ways: readonly number[];
  act: BoardProps['act'];
}

function GuessButton({ guess, texts, card, ways, act }: GuessProps) {
  const { t } = texts;
  const open = act !== undefined && card !== undefined && isOpen(guess, card, ways);
  const mine = card === undefined ? undefined : waysOf(guess, rankOf(card));
  return (
    <button type="button" className={guess} aria-disabled={!open} onClick={() => open && act({ guess })}>
      <b>
        <Sign of={guess} /> {t(nameOf(guess, card))}
      </b>
      {guess === 'skip' ? (
        <small>{t('skipHint')}</small>
      ) : (
        act &&
        mine !== undefined && (
          <small>
            <span dir="ltr">{texts.decimal(timesOf([...ways, mine]) / 10_000)}×</span>{' '}
            <span>{texts.percent(chanceText(mine, rankCount))}</span>
          </small>
        )
      )}
    </button>
  );
}

function nameOf(guess: Guess, card: string | undefined) {
  if (guess === 'skip') return 'skip';
  const rank = card && rankOf(card);
  if (rank === 0) return guess === 'high' ? 'higher' : 'same';
  if (rank === rankCount - 1) return guess === 'high' ? 'same' : 'lower';
  return guess === 'high' ? 'higherOrSame' : 'lowerOrSame';
}

function Sign({ of }: { of: Guess }) {
  return (
    <svg className="hilo-sign" viewBox="0 0 12 12" aria-hidden>
      <path d={signs[of]} />
    </svg>
  );
}
