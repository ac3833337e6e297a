import type { ReactNode } from 'react';
import { classNames, renderAs, type RenderElement } from '../element/compose.ts';
import { media } from '../theme/contract.ts';
import * as styles from './Banner.css.ts';
import * as low from './compact.css.ts';

export interface BannerProps {
  /** The language and direction of the words, where they may differ from the page's; the words stand where the page's own would. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  title: ReactNode;
  text?: ReactNode;
  /** Small line above the title. */
  kicker?: ReactNode;
  /** The terms that a promise needs, in small print. */
  terms?: ReactNode;
  /** Wide picture (about 12:5) behind the words, with its subject at the right; mirrored in right-to-left pages. */
  pictureUrl?: string | undefined;
  /** Square picture for phones, with its subject in the lower half. Without one, the wide picture is cropped. */
  phonePictureUrl?: string | undefined;
  /** Looks like a button; the whole banner is the target. */
  actionText?: ReactNode;
  /** Makes the whole banner a link: `<Link to="/rng" />` or `<a href>`. Without it the banner is not interactive. */
  render?: RenderElement | undefined;
  /** For the first banner: its picture is loaded eagerly. */
  eager?: boolean | undefined;
  /** A low banner with the words beside the picture at every width, to leave room in the first view. `text` shows in wide windows only. */
  compact?: boolean | undefined;
  /** Heading level. Default 2. */
  level?: 1 | 2 | undefined;
}

/** A large headline with text, on the brand's colours or a picture. */
export function Banner({
  lang,
  dir,
  title,
  text,
  kicker,
  terms,
  pictureUrl,
  phonePictureUrl,
  actionText,
  render,
  eager = false,
  compact = false,
  level = 2,
}: BannerProps) {
  const Heading = `h${level}` as const;
  const own = { lang, dir };
  const frame = classNames(styles.banner, compact && low.banner);
  const content = (
    <>
      {pictureUrl !== undefined && (
        <picture className={styles.pictures}>
          {phonePictureUrl !== undefined && !compact && <source media={media.phone} srcSet={phonePictureUrl} width="800" height="800" />}
          <img
            className={classNames(styles.picture, compact && low.picture)}
            src={pictureUrl}
            alt=""
            width="1200"
            height="480"
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
          />
        </picture>
      )}
      <span className={classNames(styles.words, compact && low.words)}>
        {kicker !== undefined && (
          <span {...own} className={styles.kicker}>
            {kicker}
          </span>
        )}
        <Heading {...own} className={classNames(styles.title, compact && low.title)}>
          {title}
        </Heading>
        {text !== undefined && (
          <span {...own} className={classNames(styles.text, compact && low.text)}>
            {text}
          </span>
        )}
        {actionText !== undefined && (
          <span {...own} className={classNames(styles.action, compact && low.action)}>
            {actionText}
          </span>
        )}
        {terms !== undefined && (
          <span {...own} className={styles.terms}>
            {terms}
          </span>
        )}
      </span>
    </>
  );
  return render ? renderAs(render, { className: frame, children: content }) : <div className={frame}>{content}</div>;
}
