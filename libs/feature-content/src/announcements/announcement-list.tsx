// @flag announcements
import { useLingui } from '@lingui/react/macro';
import { announcementsQuery, useApi, useLanguage } from '@parlour/api';
import { Loaded } from '@parlour/loaded';
import { BellIcon, EmptyState } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { AnnouncementTitles } from './announcement-titles.tsx';

/** All announcements as a part of a page, newest first, without popups. */
export function AnnouncementList() {
  const { t } = useLingui();
  const announcements = useQuery(announcementsQuery(useApi(), useLanguage()));
  return (
    <Loaded query={announcements}>
      {(all) => {
        const list = all.filter(({ type }) => type !== 'PU');
        return list.length > 0 ? (
          <AnnouncementTitles announcements={list} />
        ) : (
          <EmptyState icon={<BellIcon size="xl" />} title={t`No announcements`} text={t`Announcements from the site are listed here.`} />
        );
      }}
    </Loaded>
  );
}
