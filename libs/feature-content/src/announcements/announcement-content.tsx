// @flag announcements
import type { Schema } from '@parlour/api';
import { media } from '@parlour/ui/theme';
import { inLanguage } from '../in-language.ts';
import * as styles from './announcements.css.ts';
import { SafeHtml } from './safe-html.tsx';

/** What an announcement says, in the language that it is written in: its pictures in their order, then its text. */
export function AnnouncementContent({ of: { announcementImages = [], content, language } }: { of: Schema<'Announcement'> }) {
  return (
    <div className={styles.content} {...inLanguage(language)}>
      {announcementImages.map(({ sequence, url, phoneUrl, width, height, alt }) => (
        <picture key={sequence}>
          {phoneUrl !== undefined && <source media={media.phone} srcSet={phoneUrl} />}
          <img className={styles.picture} src={url} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
        </picture>
      ))}
      <SafeHtml html={content} />
    </div>
  );
}
