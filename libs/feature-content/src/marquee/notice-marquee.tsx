// @flag announcements
import { useLingui } from '@lingui/react/macro';
import { announcementsQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { BellIcon, Marquee, useAtRotation, useHydrated } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNotice } from '../announcements/use-notice.ts';
import { inLanguage } from '../in-language.ts';
import * as styles from './notice-marquee.css.ts';

const AnnouncementsDialog = lazy(() =>
  import('../announcements/announcements-dialog.tsx').then(({ AnnouncementsDialog: C }) => ({ default: C })),
);

/**
 * The titles of notices and platform announcements for visitors, scrolling past; pressing one opens it among all announcements, as does the
 * address `?notice=<id>` (content N20, N21).
 */
export function NoticeMarquee() {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useSuspenseQuery(announcementsQuery(useApi(), language));
  const { shown, waits, rotation } = useAtRotation(data, language);
  const notice = useNotice();
  const hydrated = useHydrated();
  const [pressed, setPressed] = useState<Pick<Schema<'Announcement'>, 'id' | 'title'>>();
  // Popups open by themselves, and are not listed.
  const forAll = data.filter(({ execution, type }) => execution === 'B' && type !== 'PU');
  const notices = shown.filter(({ execution, type }) => execution === 'B' && (type === 'B' || type === 'PL'));
  // The prerendered page may have another id for it than the gateway returns a moment later.
  const title = pressed?.id === notice.id ? pressed?.title : undefined;
  const first = forAll.find(({ id }) => id === notice.id) ?? forAll.find((each) => each.title === title);
  if (notices.length === 0) return null;
  return (
    <>
      <Marquee
        label={t`Notices`}
        icon={<BellIcon />}
        texts={{
          pause: t`Pause the notices`,
          play: t`Resume the notices`,
          previous: t`Previous notice`,
          next: t`Next notice`,
        }}
        rotation={rotation}
        waits={waits}
        items={notices.map(({ id, title: text, language: written }) => ({
          key: id,
          content: (
            <button
              type="button"
              className={styles.notice}
              {...inLanguage(written)}
              onClick={() => {
                setPressed({ id, title: text });
                notice.open(id);
              }}
            >
              {text}
            </button>
          ),
        }))}
      />
      {hydrated && notice.id !== undefined && (
        <Suspense fallback={null}>
          <AnnouncementsDialog announcements={forAll} first={first?.id} onClose={notice.close} />
        </Suspense>
      )}
    </>
  );
}
