// @flag bonuses
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime, formatToMinute } from '@parlour/domain';
import { Accordion, Badge, Button, Progress } from '@parlour/ui';
import { useState } from 'react';
import { percentOf } from '../shown/percent.ts';
import { said } from '../shown/said.ts';
import { BonusRounds } from './bonus-rounds.tsx';
import { GameWeights } from './wagering-terms.tsx';
import * as styles from '../shown/loyalty.css.ts';

type Bonus = Schema<'Bonus'>;

const statusNames = {
  waiting: msg`Waiting its turn`,
  active: msg`Running`,
  closing: msg`Ends with your open rounds`,
  converted: msg`Became cash`,
  expired: msg`Expired`,
  forfeited: msg`Given up`,
  usedUp: msg`Played away`,
} as const satisfies Record<Bonus['status'], MessageDescriptor>;
const moods: Partial<Record<Bonus['status'], 'accent' | 'win'>> = { active: 'accent', converted: 'win' };

interface BonusCardProps {
  bonus: Bonus;
  /** Asks for confirmation to give it up; absent once the bonus has ended. */
  onGiveUp?: () => void;
}

/** A bonus as one bar: how much of the requirement has been wagered, what counts, the deadline, and the outcome. */
export function BonusCard({ bonus, onGiveUp }: BonusCardProps) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState(false);
  const rounds = t`What each round has counted`;
  const { grant, title, status, amount, balance, required, wagered, weights, spend, maxBet, expiresAt, ended } = bonus;
  const money = (sum: Schema<'Money'>) => said(sum, i18n.locale);
  const facts = [
    { key: 'given', name: t`Given`, value: money(amount) },
    ...(ended
      ? [
          { key: 'converted', name: t`Became cash`, value: money(ended.converted) },
          { key: 'at', name: t`Ended`, value: formatDateTime(ended.at, i18n.locale) },
        ]
      : [
          { key: 'balance', name: t`Bonus money now`, value: money(balance) },
          ...(expiresAt === undefined ? [] : [{ key: 'until', name: t`Until`, value: formatToMinute(expiresAt, i18n.locale) }]),
          ...(maxBet ? [{ key: 'max', name: t`Highest stake of a round`, value: money(maxBet) }] : []),
          { key: 'first', name: t`Played first`, value: spend === 'realFirst' ? t`Your own money` : t`Bonus money` },
        ]),
  ];
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title} dir="auto">
          {title}
        </h3>
        <Badge mood={moods[status]}>{i18n._(statusNames[status])}</Badge>
      </div>
      <div className={styles.body}>
        <Progress
          label={t`Wagered`}
          value={percentOf(wagered, required)}
          text={t`${money(wagered)} of ${money(required)}`}
          mood={status === 'converted' ? 'win' : 'accent'}
        />
        <dl className={styles.facts}>
          {facts.map(({ key, name, value }) => (
            <div key={key} className={styles.fact}>
              <dt className={styles.term}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <Accordion
          level={4}
          items={[
            ...(ended ? [] : [{ key: 'counts', title: t`What counts here`, content: <GameWeights weights={weights} label="" /> }]),
            ...(status === 'waiting'
              ? []
              : [{ key: 'rounds', title: rounds, content: asked && <BonusRounds grant={grant} caption={rounds} /> }]),
          ]}
          onToggle={(key, open) => key === 'rounds' && open && setAsked(true)}
        />
      </div>
      {onGiveUp && (
        <Button variant="secondary" onClick={onGiveUp}>
          <Trans>Give this bonus up</Trans>
        </Button>
      )}
    </li>
  );
}
