import type { ReactNode } from 'react';
import { renderAs, type RenderElement } from '../element/render-as.ts';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  title: ReactNode;
  text?: ReactNode;
  /** Small line above the title. */
  kicker?: ReactNode;
  /** The terms that a promise needs, in small print. */
  terms?: ReactNode;
  /** Wide picture (about 12 to 5) at the end of the banner, or behind the text on phones. */
  pictureUrl?: string | undefined;
  /** Looks like a button; the whole banner is the target. */
  actionText?: ReactNode;
  /** The link that the banner is: `<Link to="/rng" />` or `<a href>`. Without it the banner only shows. */
  render?: RenderElement | undefined;
  /** For the first banner: its picture is fetched at once. */
  eager?: boolean | undefined;
  /** Rank of its heading. Default 2. */
  level?: 1 | 2 | undefined;
}

/** A large announcement: words on the brand's own colours, with a picture beside them. */
export function Banner({ title, text, kicker, terms, pictureUrl, actionText, render, eager = false, level = 2 }: BannerProps) {
  const Heading = `h${level}` as const;
  const content = (
    <>
      {pictureUrl !== undefined && (
        <img
          className={styles.picture}
          src={pictureUrl}
          alt=""
          width="960"
          height="400"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
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
