// @flag bonuses
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import * as styles from '../shown/loyalty.css.ts';

type Condition = Schema<'PromotionCondition'>;

/** What is still missing, for each condition that a member can fail. */
const missing = {
  registeredAfter: msg`It is for newer members.`,
  registeredBefore: msg`It is for members who have been here longer.`,
  levelAtLeast: msg`It is for members of a higher VIP level.`,
  language: msg`It is for members who use another language.`,
  linePlayed: msg`It is for members who have played other kinds of games.`,
  depositCount: msg`It is for members who have deposited more often lately.`,
  depositSum: msg`It is for members who have deposited more lately.`,
  depositMethod: msg`It is for members who have deposited by another method.`,
  cameByCode: msg`It is for members who came by an invitation to it.`,
  invited: msg`It is for members who were invited by another member.`,
  segment: msg`It is for members who were chosen for it.`,
  contactVerified: msg`Verify your mobile number and e-mail address in your profile first.`,
  neverClaimed: msg`You have already claimed another offer that rules this one out.`,
  ageVerified: msg`We have to verify your age first. Please contact customer service.`,
} as const satisfies Record<Condition['is'], MessageDescriptor>;

/** Why an offer is not open to a member: each condition that keeps them out. */
export function OfferConditions({ conditions }: { conditions: readonly Condition[] }) {
  const { i18n } = useLingui();
  const texts = new Set(conditions.map(({ is, negated }) => (negated ? undefined : i18n._(missing[is]))));
  return (
    <ul className={styles.list}>
      {[...texts].map((text) => (
        <li key={text ?? ''} className={styles.muted}>
          {text ?? <Trans>It is for other members.</Trans>}
        </li>
      ))}
    </ul>
  );
}
