// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import { bonusesQuery, forfeitBonusMutation, useApi, useLanguage, type Schema } from '@parlour/api';
import { Link } from '@parlour/routes';
import { Loaded, useErrorToast } from '@parlour/loaded';
import { Button, ConfirmDialog, EmptyState, GiftIcon, Page, PageHeader, Stack, useToasts } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { said } from '../shown/said.ts';
import { BonusCard } from './bonus-card.tsx';
import * as styles from '../shown/loyalty.css.ts';

/** Bonus details (page `/member/bonusDetails`): the active bonus, the ones waiting for it, and those that have ended. */
export function BonusDetailsScreen() {
  const { t } = useLingui();
  const bonuses = useQuery(bonusesQuery(useApi(), useLanguage()));
  const [asked, setAsked] = useState<Schema<'Bonus'>>();
  return (
    <Page>
      <Stack gap="4">
        <PageHeader icon={<GiftIcon />} title={<Trans>Bonus details</Trans>} />
        <Loaded query={bonuses} failed={t`Your bonuses could not be loaded`}>
          {({ list }) => {
            if (list.length === 0) return <NoBonus />;
            const live = list.filter(({ ended }) => !ended);
            const past = list.filter(({ ended }) => ended);
            return (
              <>
                {live.length > 0 && (
                  <ul className={styles.cards}>
                    {live.map((bonus) => (
                      <BonusCard key={bonus.grant} bonus={bonus} {...(bonus.status !== 'closing' && { onGiveUp: () => setAsked(bonus) })} />
                    ))}
                  </ul>
                )}
                {past.length > 0 && (
                  <Stack gap="3">
                    <h2 className={styles.title}>
                      <Trans>Ended</Trans>
                    </h2>
                    <ul className={styles.cards}>
                      {past.map((bonus) => (
                        <BonusCard key={bonus.grant} bonus={bonus} />
                      ))}
                    </ul>
                  </Stack>
                )}
              </>
            );
          }}
        </Loaded>
        <GiveUpDialog bonus={asked} onEnd={() => setAsked(undefined)} />
      </Stack>
    </Page>
  );
}

function NoBonus() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<GiftIcon size="xl" />}
      title={t`No bonus`}
      text={t`Bonuses that you claim appear here, with how much you have wagered.`}
      action={
        <Button variant="secondary" render={<Link to="/promotions" />}>
          <Trans>Show promotions</Trans>
        </Button>
      }
    />
  );
}

/** Asks before a bonus is given up, with what that costs. */
function GiveUpDialog({ bonus, onEnd }: { bonus: Schema<'Bonus'> | undefined; onEnd: () => void }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const showError = useErrorToast();
  const forfeit = useMutation(forfeitBonusMutation(useApi(), useQueryClient()));
  const sum = bonus && said(bonus.balance, i18n.locale);
  return (
    <ConfirmDialog
      open={bonus !== undefined}
      onOpenChange={(open) => !open && onEnd()}
      title={t`Give this bonus up?`}
      text={t`You lose ${sum} of bonus money. Your own money stays, and rounds that are open still pay what they win. The bonus is not given again.`}
      confirmText={t`Give it up`}
      cancelText={t`Keep the bonus`}
      closeText={t`Close`}
      destructive
      busy={forfeit.isPending}
      onConfirm={() =>
        bonus &&
        forfeit.mutate(bonus.grant, {
          onSuccess: () => {
            toasts.show({ mood: 'success', text: t`The bonus has been given up.` });
            onEnd();
          },
          onError: showError,
        })
      }
    />
  );
}
