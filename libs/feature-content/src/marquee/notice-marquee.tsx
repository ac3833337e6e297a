import { useLingui } from '@lingui/react/macro';
import { announcementsQuery, useApi, useLanguage } from '@parlour/api';
import { BellIcon, Marquee } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AnnouncementDialog } from '../announcements/announcement-dialog.tsx';
import * as styles from './notice-marquee.css.ts';

/** The notices of the home page running past (execution B); pressing one opens it in full. */
export function NoticeMarquee() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(announcementsQuery(useApi(), useLanguage()));
  const [opened, setOpened] = useState<string>();
  const notices = data.filter(({ execution, type }) => execution === 'B' && type === 'B');
  if (notices.length === 0) return null;
  return (
    <>
      <Marquee
        label={t`Notices`}
        icon={<BellIcon />}
        pauseText={t`Pause the notices`}
        playText={t`Let the notices run`}
        items={notices.map(({ id, title }) => ({
          key: id,
          content: (
            <button type="button" className={styles.notice} onClick={() => setOpened(id)}>
              {title}
            </button>
          ),
        }))}
      />
      <AnnouncementDialog announcement={notices.find(({ id }) => id === opened)} onClose={() => setOpened(undefined)} />
    </>
  );
}
