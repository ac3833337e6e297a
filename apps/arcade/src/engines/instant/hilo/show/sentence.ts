import type { HiloEvent } from '../events.ts';
import { cardsOf } from '../rules.ts';
import { cardName } from './card-name.ts';
import type { HiloTexts } from './texts.ts';

/** The state of play after these events, in a sentence; `win` is what could be collected. */
export function sentenceOf(events: readonly HiloEvent[], win: string, texts: HiloTexts): string {
  const { t, decimal } = texts;
  const last = events.at(-1);
  if (last?.type === 'end' && last.win > 0) return t('collectedSentence', { times: decimal(last.win / 10_000) });
  const card = cardName(cardsOf(events).at(-1)!, texts);
  const step = events.findLast((event) => event.type === 'reveal');
  if (!step) return t('dealtSentence', { card });
  if (step.guess === 'skip') return t('skippedSentence', { card });
  return step.times > 0 ? t('rightSentence', { card, times: decimal(step.times / 10_000), win }) : t('wrongSentence', { card });
}
