// @flag bonuses
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatToMinute, formatPercent } from '@parlour/domain';
import { said } from '../shown/said.ts';
import { BoardTerms } from './board-terms.tsx';
import { MissionTerms } from './mission-terms.tsx';
import { WageringTerms } from './wagering-terms.tsx';
import * as styles from '../shown/loyalty.css.ts';

/** The full terms of a promotion, with its own figures filled in. */
export function OfferTerms({ offer }: { offer: Schema<'PromotionView'> }) {
  const { i18n } = useLingui();
  const { percent, deposit, minDeposit, maxBonus, amount, perMember = 0, perMemberPerDay = 0, claimWithinHours = 0, from, to } = offer;
  const share = percent === undefined ? undefined : formatPercent(percent, i18n.locale);
  const most = maxBonus && said(maxBonus, i18n.locale);
  return (
    <ul className={styles.list}>
      {share !== undefined && (
        <li>
          {most === undefined ? (
            <Trans>{share} of the deposit.</Trans>
          ) : (
            <Trans>
              {share} of the deposit, {most} at most.
            </Trans>
          )}
        </li>
      )}
      {amount && (
        <li>
          <Trans>{said(amount, i18n.locale)} for each claim.</Trans>
        </li>
      )}
      {offer.event !== undefined && (
        <li>
          {offer.event === 'registration' ? (
            <Trans>For new members.</Trans>
          ) : offer.event === 'birthday' ? (
            <Trans>For your birthday, every year.</Trans>
          ) : (
            <Trans>For a complete profile.</Trans>
          )}
        </li>
      )}
      {offer.levels?.map(({ level, amount: gift }) => (
        <li key={level}>
          {amount ? (
            <Trans>
              From VIP level {i18n.number(level)} on: {said(gift, i18n.locale)}.
            </Trans>
          ) : (
            <Trans>
              Level {i18n.number(level)}: {said(gift, i18n.locale)}, once.
            </Trans>
          )}
        </li>
      ))}
      {offer.needs && (
        <li>
          <Trans>
            The person you invite deposits {said(offer.needs.deposit, i18n.locale)} in all and stakes{' '}
            {said(offer.needs.turnover, i18n.locale)} of their own.
          </Trans>
        </li>
      )}
      {offer.freeSpins && offer.top && (
        <li>
          <Trans>What the free spins win together is yours, up to {said(offer.top, i18n.locale)}.</Trans>
        </li>
      )}
      {offer.freeSpins && (
        <li>
          <Plural
            value={offer.freeSpins.playWithinDays}
            one="Play them within # day of claiming them."
            other="Play them within # days of claiming them."
          />
        </li>
      )}
      {offer.mission && <MissionTerms mission={offer.mission} />}
      {offer.board && <BoardTerms board={offer.board} />}
      {offer.raffle && (
        <li>
          {offer.raffle.per === 'deposit' ? (
            <Trans>One ticket for each {said(offer.raffle.each, i18n.locale)} that you deposit.</Trans>
          ) : (
            <Trans>One ticket for each {said(offer.raffle.each, i18n.locale)} of your own money that you stake.</Trans>
          )}
        </li>
      )}
      {offer.raffle && (
        <li>
          <Plural value={offer.raffle.most} one="# ticket for each member at most." other="# tickets for each member at most." />
        </li>
      )}
      {deposit === 'first' && (
        <li>
          <Trans>For your first deposit.</Trans>
        </li>
      )}
      {minDeposit && (
        <li>
          <Trans>The deposit is {said(minDeposit, i18n.locale)} or more.</Trans>
        </li>
      )}
      {claimWithinHours > 0 && (
        <li>
          {deposit === undefined ? (
            <Plural value={claimWithinHours} one="Claim it within # hour." other="Claim it within # hours." />
          ) : (
            <Plural value={claimWithinHours} one="Claim it within # hour of the deposit." other="Claim it within # hours of the deposit." />
          )}
        </li>
      )}
      {perMember > 0 && (
        <li>
          <Plural value={perMember} one="Once for each member." other="# times for each member." />
        </li>
      )}
      {perMemberPerDay > 0 && (
        <li>
          <Plural value={perMemberPerDay} one="Once a day." other="# times a day." />
        </li>
      )}
      {from !== undefined && (
        <li>
          <Trans>Begins at {formatToMinute(from, i18n.locale)}.</Trans>
        </li>
      )}
      {to !== undefined && (
        <li>
          <Trans>Ends at {formatToMinute(to, i18n.locale)}.</Trans>
        </li>
      )}
      {offer.missed !== undefined && (
        <li>
          {offer.missed === 'reset' ? <Trans>If you miss a day, it starts again.</Trans> : <Trans>Missing a day costs you nothing.</Trans>}
        </li>
      )}
      {offer.terms
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) => (
          <li key={paragraph} dir="auto">
            {paragraph}
          </li>
        ))}
      {offer.wagering ? (
        <WageringTerms terms={offer.wagering} />
      ) : (
        <li>
          <Trans>It is paid as cash.</Trans>
        </li>
      )}
    </ul>
  );
}
