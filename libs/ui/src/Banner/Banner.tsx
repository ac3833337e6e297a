import type { ReactNode } from 'react';
import { renderAs, type RenderElement } from '../element/render-as.ts';
import { media } from '../theme/contract.ts';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  title: ReactNode;
  text?: ReactNode;
  /** Small line above the title. */
  kicker?: ReactNode;
  /** The terms that a promise needs, in small print. */
  terms?: ReactNode;
  /** Wide picture (about 12 to 5) behind the words: what it shows lies at its right end; from right to left it is turned around. */
  pictureUrl?: string | undefined;
  /** Square picture for phones: what it shows lies in its lower half. Without it the wide one is cropped. */
  phonePictureUrl?: string | undefined;
  /** Looks like a button; the whole banner is the target. */
  actionText?: ReactNode;
  /** The link that the banner is: `<Link to="/rng" />` or `<a href>`. Without it the banner only shows. */
  render?: RenderElement | undefined;
  /** For the first banner: its picture is fetched at once. */
  eager?: boolean | undefined;
  /** Rank of its heading. Default 2. */
  level?: 1 | 2 | undefined;
}

/** A large announcement: words on the brand's own colours, which give way to a picture. */
export function Banner({
  title,
  text,
  kicker,
  terms,
  pictureUrl,
  phonePictureUrl,
  actionText,
  render,
  eager = false,
  level = 2,
}: BannerProps) {
  const Heading = `h${level}` as const;
  const content = (
    <>
      {pictureUrl !== undefined && (
        <picture className={styles.pictures}>
          {phonePictureUrl !== undefined && <source media={media.phone} srcSet={phonePictureUrl} width="800" height="800" />}
          <img
            className={styles.picture}
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
      <span className={styles.words}>
        {kicker !== undefined && <span className={styles.kicker}>{kicker}</span>}
        <Heading className={styles.title}>{title}</Heading>
        {text !== undefined && <span className={styles.text}>{text}</span>}
        {actionText !== undefined && <span className={styles.action}>{actionText}</span>}
        {terms !== undefined && <span className={styles.terms}>{terms}</span>}
      </span>
    </>
  );
  return render ? renderAs(render, { className: styles.banner, children: content }) : <div className={styles.banner}>{content}</div>;
}
