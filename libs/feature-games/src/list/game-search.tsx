import { useLingui } from '@lingui/react/macro';
import { SearchField } from '@parlour/ui';
import { useSettledWords } from '../search/use-settled-words.ts';

/** Search by name within the list; `value` is what the address says. */
export function GameSearch({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const { t } = useLingui();
  const { typed, type, settle, input } = useSettledWords(value, onSearch);
  return (
    <SearchField
      ref={input}
      label={t`Search games`}
      placeholder={t`Search games`}
      clearText={t`Clear the search`}
      value={typed}
      onValueChange={type}
      onSubmit={settle}
    />
  );
}
