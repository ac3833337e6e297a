import { useLingui } from '@lingui/react/macro';
import { EmptyState, NoResultsIllustration, Stack } from '@parlour/ui';
import { CategoryStrip } from '../lobby/category-strip.tsx';
import { HotSuggestions } from './hot-suggestions.tsx';

/** No game or vendor matches: suggests others. */
export function NothingFound({ words }: { words: string }) {
  const { t } = useLingui();
  return (
    <Stack gap="5">
      <div role="status">
        <EmptyState
          wholeScreen
          illustration={<NoResultsIllustration />}
          title={t`No games found`}
          text={t`Nothing here is called “${words}”. Check the spelling, or try part of the name.`}
        />
      </div>
      <CategoryStrip />
      <HotSuggestions />
    </Stack>
  );
}
