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
  const { data } = useSuspenseQuery(bannersQuery(useApi(), useLanguage(), 'w_promotion'));
  const { list: promotions, hasNews, show } = useHeldList(data, ({ title }) => title);
  return (
    <Page>
      <Stack gap="4">
        <SectionHeader level={1} icon={<PromotionIcon size="l" />} title={<Trans>Promotions</Trans>} />
        {own}
        {hasNews && <NewsLine onShow={show} />}
        {promotions.length > 0 ? (
          <ul className={styles.promotions}>
            {promotions.map((promotion, place) => (
              <li key={promotion.url + promotion.title} className={styles.place}>
                <PromotionCard promotion={promotion} eager={place === 0} />
              </li>
            ))}
          </ul>
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
