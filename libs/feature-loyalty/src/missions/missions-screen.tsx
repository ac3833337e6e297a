// @flag missions
import { Trans, useLingui } from '@lingui/react/macro';
import { leaderboardsQuery, missionsQuery, useApi, useLanguage } from '@parlour/api';
import { Loaded } from '@parlour/loaded';
import { Badge, MissionsIcon, Page, PageHeader, Stack, Tabs } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BoardList } from './board-list.tsx';
import { MissionList } from './mission-list.tsx';

/**
 * Missions and leaderboard (page `missionLeaderboard`): the member's progress, what can be claimed, and the member's own row of each board.
 */
export function MissionsScreen() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const [shown, setShown] = useState<'missions' | 'boards'>('missions');
  const missions = useQuery(missionsQuery(api, language));
  const boards = useQuery(leaderboardsQuery(api, language));
  const claimable = missions.data?.claimable ?? 0;
  const won = boards.data?.won.filter(({ status }) => status === 'claim').length ?? 0;
  const count = (figure: number) =>
    figure > 0 ? (
      <Badge mood="danger" solid>
        {i18n.number(figure)}
      </Badge>
    ) : undefined;
  return (
    <Page>
      <Stack gap="4">
        <PageHeader icon={<MissionsIcon />} title={<Trans>Missions and leaderboard</Trans>} />
        <Tabs
          look="line"
          label={t`Missions and leaderboard`}
          value={shown}
          onValueChange={setShown}
          items={[
            {
              key: 'missions',
              text: t`Missions`,
              aside: count(claimable),
              content: <Loaded query={missions}>{({ list }) => <MissionList list={list} />}</Loaded>,
            },
            {
              key: 'boards',
              text: t`Leaderboard`,
              aside: count(won),
              content: <Loaded query={boards}>{(data) => <BoardList boards={data} />}</Loaded>,
            },
          ]}
        />
      </Stack>
    </Page>
  );
}
