// @flag announcements
import { useLingui } from '@lingui/react/macro';
import { useLanguage, type Schema } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { formatTimestamp } from '@parlour/domain';
import { PageTurner } from '@parlour/loaded';
import { BellIcon, EmptyState, useIsWide } from '@parlour/ui';
import { useState } from 'react';
import { inLanguage } from '../in-language.ts';
import { NewsLine } from '../news/news-line.tsx';
import { useHeldList } from '../news/use-held-list.ts';
import { AnnouncementContent } from './announcement-content.tsx';
import { announcementPage, pageOf } from './announcement-pages.ts';
import * as styles from './announcements.css.ts';

/** What a reader sees of an announcement. */
const readOf = ({ id: _id, version: _version, publishedAt: _at, ...read }: Schema<'Announcement'>) => read;

export interface AnnouncementTitlesProps {
  announcements: readonly Schema<'Announcement'>[];
  /** The one that is initially open; none if absent. */
  first?: string | undefined;
}

/** Titles, paged if there are many, and beside them the announcement that is open. */
export function AnnouncementTitles({ announcements: latest, first }: AnnouncementTitlesProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const isWide = useIsWide('tablet');
  // The dialog opens in a page that has fetched them.
  const { list: announcements, hasNews, show } = useHeldList({ latest, language, fetchedAt: 1, readOf });
  const has = (all: readonly Schema<'Announcement'>[]) => all.some(({ id }) => id === first);
  // An address may lead to one that was published a moment ago.
  if (hasNews && !has(announcements) && has(latest)) show();
  // Undefined until a title is pressed: the id of `first` may change under the prerendered page.
  const [pressed, setPressed] = useState<string | null>();
  const chosen = pressed === undefined ? first : pressed;
  const [turned, setTurned] = useState<number>();
  const page = turned ?? pageOf(announcements, first);
  const { list, totalPages } = announcementPage(announcements, page);
  const open = announcements.find(({ id }) => id === chosen);
  return (
    <div className={styles.columns}>
      <div>
        {hasNews && <NewsLine onShow={show} />}
        <ul className={styles.titles}>
          {list.map((announcement) => (
            <li key={announcement.id}>
              <button
                type="button"
                className={styles.title}
                aria-expanded={announcement.id === chosen}
                onClick={() => setPressed(announcement.id === chosen ? null : announcement.id)}
              >
                <span className={styles.titleText} {...inLanguage(announcement.language)}>
                  {announcement.title}
                </span>
                <time className={styles.time} dateTime={announcement.publishedAt} dir="ltr">
                  {formatTimestamp(announcement.publishedAt, i18n.locale, timeZone)}
                </time>
              </button>
              {!isWide && announcement.id === chosen && <AnnouncementText announcement={announcement} />}
            </li>
          ))}
        </ul>
        <PageTurner label={t`Pages of the announcements`} page={page} totalPages={totalPages} onPageChange={setTurned} />
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
  );
}

/** The text of an announcement; `titled` if its title is not shown right above. */
function AnnouncementText({ announcement, titled = false }: { announcement: Schema<'Announcement'>; titled?: boolean }) {
  return (
    <article className={styles.text}>
      {titled && (
        <h3 className={styles.heading} {...inLanguage(announcement.language)}>
          {announcement.title}
        </h3>
      )}
      <AnnouncementContent of={announcement} />
    </article>
  );
}
