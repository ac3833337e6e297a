// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import { bonusesQuery, rewardCentreQuery, useApi, useLanguage } from '@parlour/api';
import { Loaded } from '@parlour/loaded';
import { Link } from '@parlour/routes';
import { Button, EmptyState, GiftIcon, Page, PageHeader, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { BonusCard } from './bonus-card.tsx';
import { GivenRewards } from './given-rewards.tsx';
import { OfferList } from './offers.tsx';
import * as styles from '../shown/loyalty.css.ts';

/** Reward centre (page `/member/rewardCenter`): what can be claimed now, what is under way, and what the member was given. */
export function RewardCentreScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  const rewards = useQuery(rewardCentreQuery(useApi(), language));
  const bonuses = useQuery(bonusesQuery(useApi(), language));
  // Issued bonuses have cards of their own below, which show more.
  const running = rewards.data?.running.filter(({ status }) => status !== 'issued') ?? [];
  return (
    <Page>
      <Stack gap="5">
        <PageHeader icon={<GiftIcon />} title={<Trans>Reward centre</Trans>} />
        <Stack gap="3">
          <h2 className={styles.title}>
            <Trans>Claim now</Trans>
          </h2>
          <Loaded query={rewards} failed={t`Your rewards could not be loaded`}>
            {({ claimable }) =>
              claimable.length > 0 ? (
                <OfferList offers={claimable} />
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
              )
            }
          </Loaded>
        </Stack>
        {running.length > 0 && (
          <Stack gap="3">
            <h2 className={styles.title}>
              <Trans>Under way</Trans>
            </h2>
            <OfferList offers={running} />
          </Stack>
        )}
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
                <div>
                  <Button variant="secondary" render={<Link to={'/member/bonusDetails' as string} />}>
                    <Trans>Bonus details</Trans>
                  </Button>
                </div>
              </Stack>
            )
          }
        </Loaded>
        {rewards.data && rewards.data.given.length > 0 && (
          <Stack gap="3">
            <h2 className={styles.title}>
              <Trans>Rewards you were given</Trans>
            </h2>
            <GivenRewards list={rewards.data.given} />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
