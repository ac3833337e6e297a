import { Trans, useLingui } from '@lingui/react/macro';
import { recentGamesQuery, useApi, useLanguage } from '@parlour/api';
import { Loaded } from '@parlour/loaded';
import { HistoryIcon, Section, SectionHeader, Stack, Text } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { GameRow } from '../lobby/game-row.tsx';
import { SeeAll } from '../lobby/see-all.tsx';

/** The member's recently played games, in one row of the account's overview. */
export function LastGames() {
  const { t } = useLingui();
  const recent = useQuery(recentGamesQuery(useApi(), useLanguage()));
  return (
    <Section labelledBy="last-games">
      <Stack gap="3">
        <SectionHeader
          id="last-games"
          title={t`Last played`}
          icon={<HistoryIcon />}
          {...((recent.data?.length ?? 0) > 0 && { aside: <SeeAll to="/recent" /> })}
        />
        <Loaded query={recent} failed={t`The games could not be loaded`} lines={2}>
          {(games) =>
            games.length > 0 ? (
              <GameRow games={games} label={t`Last played`} />
            ) : (
              <Text tone="muted">
                <Trans>Games you play for money appear here.</Trans>
              </Text>
            )
          }
        </Loaded>
      </Stack>
    </Section>
  );
}
