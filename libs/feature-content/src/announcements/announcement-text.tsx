// @flag announcements
import type { Schema } from '@parlour/api';
import { SafeHtml } from './safe-html.tsx';
import * as styles from './announcements.css.ts';

/** What an announcement says; `titled` where its title does not stand right above. */
export function AnnouncementText({ announcement, titled = false }: { announcement: Schema<'Announcement'>; titled?: boolean }) {
  return (
    <article className={styles.text}>
      {titled && <h3 className={styles.heading}>{announcement.title}</h3>}
      <SafeHtml html={announcement.content} />
    </article>
  );
}
