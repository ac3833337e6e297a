import { Trans, useLingui } from '@lingui/react/macro';
import { bannersQuery, useApi, useLanguage } from '@parlour/api';
import { Link } from '@parlour/routes';
import { Button, EmptyState, Page, PromotionIcon, SectionHeader, Stack } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NewsLine } from '../news/news-line.tsx';
import { useHeldList } from '../news/use-held-list.ts';
import { PromotionCard } from './promotion-card.tsx';
import * as styles from './promotions.css.ts';

interface PromotionsScreenProps {
  /** Shown above: what the member can take. */
  own?: ReactNode;
}

/** The merchant's promotions (banner group w_promotion), each with its terms. */
export function PromotionsScreen({ own }: PromotionsScreenProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data, dataUpdatedAt } = useSuspenseQuery(bannersQuery(useApi(), language, 'w_promotion'));
  const {
    list: promotions,
    hasNews,
    show,
  } = useHeldList({ latest: data, language, fetchedAt: dataUpdatedAt, readOf: ({ id: _id, ...read }) => read });
  return (
    <Page>
      <Stack gap="4">
        <SectionHeader level={1} icon={<PromotionIcon size="l" />} title={<Trans>Promotions</Trans>} />
        {own}
        {promotions.length > 0 ? (
          <div>
            {hasNews && <NewsLine onShow={show} />}
            <ul className={styles.promotions}>
              {promotions.map((promotion, place) => (
                <li key={promotion.url + promotion.title} className={styles.place}>
                  <PromotionCard promotion={promotion} eager={place === 0} />
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <EmptyState
            icon={<PromotionIcon size="xl" />}
            title={t`No promotions right now`}
            text={t`New offers will appear here as soon as they start.`}
            action={
              <Button variant="secondary" render={<Link to="/" />}>
                <Trans>To the games</Trans>
              </Button>
            }
          />
        )}
      </Stack>
    </Page>
  );
}
