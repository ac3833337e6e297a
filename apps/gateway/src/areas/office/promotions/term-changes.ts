import { promotionTextNames, type PromotionTexts } from '@parlour/domain/rewards';
import type { Schema } from '../operator.ts';

type Change = Schema<'ProposedChange'>;

/** The differences between two sets of terms, value by value, for the second operator to review. */
export function termChanges(before: unknown, after: object): Change[] {
  const [was, becomes] = [leavesOf(before ?? {}), leavesOf(after)];
  return [...new Set([...was.keys(), ...becomes.keys()])]
    .filter((path) => was.get(path) !== becomes.get(path))
    .map((path) => ({ field: 'terms', before: line(path, was), after: line(path, becomes) }));
}

/** The languages whose texts differ. */
export function textChanges(before: PromotionTexts | undefined, after: PromotionTexts): Change[] {
  return promotionTextNames.flatMap((name): Change[] => {
    const [was, becomes] = [before?.[name] ?? {}, after[name] ?? {}];
    const changed = [...new Set([...Object.keys(was), ...Object.keys(becomes)])]
      .filter((language) => was[language as keyof typeof was] !== becomes[language as keyof typeof becomes])
      .toSorted();
    return changed.length === 0 ? [] : [{ field: 'texts', before: null, after: `${name}: ${changed.join(', ')}` }];
  });
}

const line = (path: string, leaves: ReadonlyMap<string, string>) => (leaves.has(path) ? `${path} ${leaves.get(path)}` : null);

/** Every leaf value by its path, such as `wagering.days`. */
function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map(path === '' ? [] : [[path, String(value)]]);
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((each, index) => [`${path}[${index + 1}]`, each])
    : Object.entries(value).map(([key, each]) => [path === '' ? key : `${path}.${key}`, each]);
  return new Map(entries.flatMap(([at, each]) => [...leavesOf(each, at)]));
}
