// @flag announcements
import { useLingui } from '@lingui/react/macro';
import { announcementsQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { BellIcon, Marquee } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import * as styles from './notice-marquee.css.ts';

const AnnouncementsDialog = lazy(() =>
  import('../announcements/announcements-dialog.tsx').then(({ AnnouncementsDialog: C }) => ({ default: C })),
);

/** The notices of the home page running past (execution B); pressing one opens it among all that everybody may read. */
export function NoticeMarquee() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(announcementsQuery(useApi(), useLanguage()));
  const [opened, setOpened] = useState<Pick<Schema<'Announcement'>, 'id' | 'title'>>();
  const forAll = data.filter(({ execution }) => execution === 'B');
  const notices = forAll.filter(({ type }) => type === 'B');
  // A page that was rendered knows it by another id than the site that it is asked of a moment later.
  const first = opened && (forAll.find(({ id }) => id === opened.id) ?? forAll.find(({ title }) => title === opened.title));
  if (notices.length === 0) return null;
  return (
    <>
      <Marquee
        label={t`Notices`}
        icon={<BellIcon />}
        pauseText={t`Pause the notices`}
        playText={t`Resume the notices`}
        items={notices.map(({ id, title }) => ({
          key: id,
          content: (
            <button type="button" className={styles.notice} onClick={() => setOpened({ id, title })}>
              {title}
            </button>
          ),
        }))}
      />
      {opened && (
        <Suspense fallback={null}>
          <AnnouncementsDialog announcements={forAll} first={first?.id} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
