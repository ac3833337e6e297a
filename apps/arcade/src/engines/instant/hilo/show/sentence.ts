import { timesText } from '../../times.ts';
import type { HiloEvent } from '../events.ts';
import { cardsOf } from '../rules.ts';
import { cardName } from './card-name.ts';
import type { HiloTexts } from './texts.ts';

/** The state of play after these events, in a sentence; `win` is what could be collected. */
export function sentenceOf(events: readonly HiloEvent[], win: string, texts: HiloTexts): string {
  const { t } = texts;
  const last = events.at(-1);
  if (last?.type === 'end' && last.win > 0) return t('collectedSentence', { times: timesText(last.win) });
  const card = cardName(cardsOf(events).at(-1)!, texts);
  const step = events.findLast((event) => event.type === 'reveal');
  if (!step) return t('dealtSentence', { card });
  if (step.guess === 'skip') return t('skippedSentence', { card });
  return step.times > 0 ? t('rightSentence', { card, times: timesText(step.times), win }) : t('wrongSentence', { card });
}
