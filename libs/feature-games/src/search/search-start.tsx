import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchRoute } from '@parlour/routes';
import { Button, Chip, ChipRow, HistoryIcon, SectionHeader, Stack, VisuallyHidden } from '@parlour/ui';
import { useState } from 'react';
import { CategoryStrip } from '../lobby/category-strip.tsx';
import { ContinuePlaying } from '../lobby/continue-playing.tsx';
import { HotSuggestions } from './hot-suggestions.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';

/** The search before anything is typed: recent searches, categories, last games played, and the most played ones. */
export function SearchStart() {
  const { t } = useLingui();
  const { look } = useSearchRoute();
  const [searches, setSearches] = useState(recentSearches);
  return (
    <Stack gap="5">
      <VisuallyHidden as="h1">
        <Trans>Search</Trans>
      </VisuallyHidden>
      {searches.length > 0 && (
        <section aria-labelledby="recent-searches">
          <Stack gap="2">
            <SectionHeader
              id="recent-searches"
              title={t`Recent searches`}
              icon={<HistoryIcon />}
              aside={
                <Button
                  size="s"
                  variant="ghost"
                  onClick={() => {
                    forgetSearches();
                    setSearches([]);
                  }}
                >
                  <Trans>Clear them</Trans>
                </Button>
              }
            />
            <ChipRow label={t`Recent searches`}>
              {searches.map((words) => (
                <Chip key={words} onClick={() => look(words)}>
                  <bdi>{words}</bdi>
                </Chip>
              ))}
            </ChipRow>
          </Stack>
        </section>
      )}
      <CategoryStrip />
      <ContinuePlaying />
      <HotSuggestions />
    </Stack>
  );
}
