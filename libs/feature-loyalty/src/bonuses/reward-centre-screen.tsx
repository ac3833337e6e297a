// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import { bonusesQuery, promotionsQuery, useApi, useLanguage, useMember } from '@parlour/api';
import { Loaded } from '@parlour/loaded';
import { Link } from '@parlour/routes';
import { Button, EmptyState, GiftIcon, Page, PageHeader, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { BonusCard } from './bonus-card.tsx';
import { OfferList } from './offers.tsx';
import * as styles from '../shown/loyalty.css.ts';

/** Reward centre (page `/member/rewardCenter`): what can be claimed now, what runs, and what there was. */
export function RewardCentreScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  const promotions = useQuery(promotionsQuery(useApi(), language, useMember()?.id ?? null));
  const bonuses = useQuery(bonusesQuery(useApi(), language));
  return (
    <Page>
      <Stack gap="5">
        <PageHeader icon={<GiftIcon />} title={<Trans>Reward centre</Trans>} />
        <Stack gap="3">
          <h2 className={styles.title}>
            <Trans>Claim now</Trans>
          </h2>
          <Loaded query={promotions} failed={t`Your rewards could not be loaded`}>
            {({ list }) => {
              const offers = list.filter(({ status }) => status === 'claim');
              return offers.length > 0 ? (
                <OfferList offers={offers} />
              ) : (
                <EmptyState
                  title={t`Nothing to claim`}
                  text={t`Each promotion says what you can get and how.`}
                  action={
                    <Button variant="secondary" render={<Link to="/promotions" />}>
                      <Trans>Show promotions</Trans>
                    </Button>
                  }
                />
              );
            }}
          </Loaded>
        </Stack>
        <Loaded query={bonuses} failed={t`Your bonuses could not be loaded`}>
          {({ list }) =>
            list.length > 0 && (
              <Stack gap="3">
                <h2 className={styles.title}>
                  <Trans>Your bonuses</Trans>
                </h2>
                <ul className={styles.cards}>
                  {list.map((bonus) => (
                    <BonusCard key={bonus.grant} bonus={bonus} />
                  ))}
                </ul>
                <Link to={'/member/bonusDetails' as string}>
                  <Trans>Bonus details</Trans>
                </Link>
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  );
}
