import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalHintKind } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Amount, ListState, Moment } from '@parlour/office-ui';
import { AlertIcon, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './withdrawals.css.ts';

type Hint = components['schemas']['WithdrawalHint'];

/** The hints of a withdrawal that awaits a decision, fetched by its id. */
export function WithdrawalEvidence({ id, currency }: { id: string; currency: string }) {
  const review = useOfficeQuery('reviewWithdrawal', { query: { id } });
  return (
    <ListState query={review} rows={review.data ? 1 : 0} empty="" emptyText="" lines={2}>
      {review.data && <Hints hints={review.data.list} rules={review.data.rules} currency={currency} />}
    </ListState>
  );
}

interface HintsProps {
  hints: readonly Hint[];
  /** Names of risk rules that held and are to be shown. */
  rules: readonly string[];
  currency: string;
}

/** The hints about a withdrawal, with their evidence (office O40); also says if there are none. */
export function Hints({ hints, rules, currency }: HintsProps) {
  const { t } = useLingui();
  if (hints.length + rules.length === 0)
    return (
      <Text tone="muted">
        <Trans>Nothing suspicious was found.</Trans>
      </Text>
    );
  return (
    <ul className={styles.hints} aria-label={t`Points to check`}>
      {rules.map((name) => (
        <li key={name} className={styles.hint}>
          <AlertIcon size="s" />
          <span>
            <Trans>
              Risk rule: <bdi>{name}</bdi>
            </Trans>
          </span>
        </li>
      ))}
      {hints.map((hint) => (
        <li key={hint.kind} className={styles.hint}>
          <AlertIcon size="s" />
          <span>{textOf(hint, currency)}</span>
        </li>
      ))}
    </ul>
  );
}

function textOf({ kind, at, count, amount, subject }: Hint, currency: string): ReactNode {
  const when = at !== null && <Moment at={at} />;
  const others = count ?? 0;
  const sum = amount !== null && <Amount amount={amount} currency={currency} />;
  const texts: Record<WithdrawalHintKind, ReactNode> = {
    exclusionPending: <Trans>Excluded from playing until {when}.</Trans>,
    openDispute: <Trans>Another withdrawal is disputed: {subject}.</Trans>,
    passwordReset: <Trans>The password was changed {when}.</Trans>,
    newNetwork: <Trans>Logged in from a new network since {when}.</Trans>,
    newDevice: <Trans>Logged in with a new device since {when}.</Trans>,
    countryUnlike: <Trans>The latest log-in came from another country than the registration: {subject}.</Trans>,
    payeeNew: <Trans>This account was not paid to before the last 24 hours.</Trans>,
    payeeShared: (
      <Plural value={count ?? 0} one="# other member is paid to this account." other="# other members are paid to this account." />
    ),
    payeeNameUnlike: <Trans>The payee’s name is not the member’s.</Trans>,
    bonusConverted: (
      <Trans>
        A bonus became money {when}: {sum}.
      </Trans>
    ),
    oppositeBets: (
      <Trans>
        {sum} was staked in draws where members of the same line bet on the other side; the latest is {subject}, with{' '}
        <Plural value={others} one="# other member" other="# other members" /> in all.
      </Trans>
    ),
    notPlayed: <Trans>Of the last deposit only {sum} was staked.</Trans>,
    oneWin: (
      <Trans>
        One round won most of it, {sum}: {subject}.
      </Trans>
    ),
    unusualAmount: <Trans>Five times the usual amount or more; usual is {sum}.</Trans>,
    first: <Trans>The member’s first withdrawal.</Trans>,
  };
  return texts[kind];
}
