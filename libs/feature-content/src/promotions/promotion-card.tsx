import { Trans } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Button } from '@parlour/ui';
import { useId } from 'react';
import { inLanguage } from '../in-language.ts';
import { bannerLink } from '../links/banner-link.tsx';
import * as styles from './promotions.css.ts';

/** One promotion: what it is, its terms, and a link to take part. */
export function PromotionCard({ promotion, eager }: { promotion: Schema<'Banner'>; eager: boolean }) {
  const titleId = useId();
  const link = bannerLink(promotion);
  const written = inLanguage(promotion.language);
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <div className={styles.frame}>
        <img
          className={styles.picture}
          src={promotion.url}
          alt=""
          width="1200"
          height="480"
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </div>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title} {...written}>
          {promotion.title}
        </h2>
        <p {...written}>{promotion.text}</p>
        {promotion.terms !== undefined && (
          <p className={styles.terms}>
            <strong>
              <Trans comment="Before the terms of a promotion">Terms</Trans>
            </strong>{' '}
            <span {...written}>{promotion.terms}</span>
          </p>
        )}
        {link && promotion.action !== undefined && (
          <span className={styles.action}>
            <Button render={link} block>
              {promotion.action}
            </Button>
          </span>
        )}
      </div>
    </article>
  );
}
