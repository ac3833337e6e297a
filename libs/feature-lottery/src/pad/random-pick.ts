// @flag lottery
import { drawOfWords } from '@parlour/domain/fairness';
import { elementsOf, type BetType } from '@parlour/domain/lottery';

/** An unbiased integer from 0 to `count` − 1 from the browser's secure random source. */
function secureDraw(count: number): number {
  return drawOfWords(() => crypto.getRandomValues(new Uint32Array(1))[0]!, count);
}

/**
 * `count` random picks of a type, as selections: for a list, one selection of that many different elements; otherwise one selection for
 * each pick.
 */
export function randomPicks(type: BetType, count: number, draw = secureDraw): readonly (readonly string[])[] {
  const elements = elementsOf(type.alphabet);
  const different = (size: number) => {
    const left = [...elements];
    return Array.from({ length: Math.min(size, left.length) }, () => left.splice(draw(left.length), 1)[0]!).sort();
  };
  switch (type.form) {
    case 'list':
      return [different(count)];
    case 'choose':
      return Array.from({ length: count }, () => different(type.k!));
    case 'ordered':
      return Array.from({ length: count }, () => different(2));
    case 'grid':
      return Array.from({ length: count }, () => {
        const way = different(type.k!);
        return type.distinct ? shuffled(way, draw) : Array.from({ length: type.k! }, () => elements[draw(elements.length)]!);
      });
  }
}

function shuffled(items: readonly string[], draw: (count: number) => number): string[] {
  const left = [...items];
  return Array.from({ length: left.length }, () => left.splice(draw(left.length), 1)[0]!);
}
