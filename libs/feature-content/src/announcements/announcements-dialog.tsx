// @flag announcements
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatTimestamp } from '@parlour/domain';
import { BellIcon, Dialog, EmptyState, Pagination, useIsWide } from '@parlour/ui';
import { useState } from 'react';
import { announcementPage, pageOf } from './announcement-pages.ts';
import * as styles from './announcements.css.ts';
import { SafeHtml } from './safe-html.tsx';

interface AnnouncementsDialogProps {
  announcements: readonly Schema<'Announcement'>[];
  /** The one that is open at first; none where absent. */
  first?: string | undefined;
  onClose: () => void;
}

/**
 * All announcements: the titles on the left, the chosen one on the right; on a phone it unfolds below its title. A press on
 * the title that is open closes it (specification 2).
 */
export function AnnouncementsDialog({ announcements, first, onClose }: AnnouncementsDialogProps) {
  const { t, i18n } = useLingui();
  const isWide = useIsWide('tablet');
  // Undefined until somebody chose: what `first` is called may change under the page that was rendered.
  const [pressed, setPressed] = useState<string | null>();
  const chosen = pressed === undefined ? first : pressed;
  const [page, setPage] = useState(() => pageOf(announcements, first));
  const { list, totalPages } = announcementPage(announcements, page);
  const open = announcements.find(({ id }) => id === chosen);
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={t`Announcements`} closeText={t`Close`} size="l">
      <div className={styles.columns}>
        <div>
          <ul className={styles.titles}>
            {list.map((announcement) => (
              <li key={announcement.id}>
                <button
                  type="button"
                  className={styles.title}
                  aria-expanded={announcement.id === chosen}
                  onClick={() => setPressed(announcement.id === chosen ? null : announcement.id)}
                >
                  <span className={styles.titleText}>{announcement.title}</span>
                  <time className={styles.time} dateTime={announcement.publishedAt} dir="ltr">
                    {formatTimestamp(announcement.publishedAt, i18n.locale)}
                  </time>
                </button>
                {!isWide && announcement.id === chosen && <AnnouncementText announcement={announcement} />}
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            totalPages={totalPages}
            onPageChange={setPage}
            texts={{
              label: t`Pages of the announcements`,
              previous: t`Previous page`,
              next: t`Next page`,
              position: (at, of) => t`Page ${i18n.number(at)} of ${i18n.number(of)}`,
              number: (at) => i18n.number(at),
            }}
          />
        </div>
        {isWide && (
          <div className={styles.reading} aria-live="polite">
            {open ? (
              <AnnouncementText announcement={open} titled />
            ) : (
              <EmptyState icon={<BellIcon size="xl" />} title={t`Choose a title to read it`} />
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** What an announcement says; `titled` where its title does not stand right above. */
export function AnnouncementText({ announcement, titled = false }: { announcement: Schema<'Announcement'>; titled?: boolean }) {
  return (
    <article className={styles.text}>
      {titled && <h3 className={styles.heading}>{announcement.title}</h3>}
      <SafeHtml html={announcement.content} />
    </article>
  );
}
