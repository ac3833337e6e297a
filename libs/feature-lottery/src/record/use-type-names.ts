// @flag lottery
import { useLingui } from '@lingui/react/macro';
import { lotteryRulesQuery, useApi, type Schema } from '@parlour/api';
import { useQueries } from '@tanstack/react-query';
import { typeName } from '../words/type-names.ts';

type Named = Pick<Schema<'LotteryLine'>, 'packId' | 'packVersion' | 'type'>;

/** The names of the bets on these lines, by the pack and version with which each was placed; the type's id until the name is loaded. */
export function useTypeNames(lines: readonly Named[]): (line: Named) => string {
  const { i18n } = useLingui();
  const api = useApi();
  const packs = [...new Map(lines.map((line) => [`${line.packId} ${line.packVersion}`, line])).values()];
  const rules = useQueries({ queries: packs.map(({ packId, packVersion }) => lotteryRulesQuery(api, packId, packVersion)) });
  return ({ packId, packVersion, type }) => {
    const at = packs.findIndex((each) => each.packId === packId && each.packVersion === packVersion);
    const found = rules[at]?.data?.types.find(({ id }) => id === type);
    return found ? typeName(i18n, found) : type;
  };
}
