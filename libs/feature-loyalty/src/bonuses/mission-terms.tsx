// @flag bonuses
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { said } from '../shown/said.ts';
import { useWeightName } from './weight-name.ts';

/** What a mission asks for, in sentences with the figures of the terms. */
export function MissionTerms({ mission }: { mission: Schema<'PromotionMission'> }) {
  const { i18n } = useLingui();
  const nameOf = useWeightName();
  const { line, vendor, game, leastStake, reset } = mission;
  const only = game === undefined ? (vendor === undefined ? line : `vendor:${vendor}`) : `game:${game}`;
  return (
    <>
      <li>
        <WhatToDo mission={mission} />
      </li>
      {only !== undefined && (
        <li>
          <Trans comment="A product line, a provider or a game">Only this counts: {nameOf(only as Schema<'GameWeight'>['of'])}.</Trans>
        </li>
      )}
      {leastStake && (
        <li>
          <Trans>Rounds from {said(leastStake, i18n.locale)} on count.</Trans>
        </li>
      )}
      {reset !== 'never' && (
        <li>
          {reset === 'daily' ? (
            <Trans>It begins again each day. Claim it within a week.</Trans>
          ) : reset === 'weekly' ? (
            <Trans>It begins again each week. Claim it within a week after that.</Trans>
          ) : (
            <Trans>It begins again each month. Claim it within a week after that.</Trans>
          )}
        </li>
      )}
    </>
  );
}

function WhatToDo({ mission: { event, measure, target, stake } }: { mission: Schema<'PromotionMission'> }) {
  const { i18n } = useLingui();
  const number = Number(target);
  const won = event === 'roundWon';
  if (measure === 'bestMultiple') return <Trans>Win {i18n.number(number)} times your stake in one round.</Trans>;
  if (stake) {
    const sum = said(stake, i18n.locale);
    return won ? <Trans>Stake {sum} of your own money in rounds that you win.</Trans> : <Trans>Stake {sum} of your own money.</Trans>;
  }
  if (measure === 'distinctGames')
    return won ? (
      <Plural value={number} one="Win in # game." other="Win in # different games." />
    ) : (
      <Plural value={number} one="Play # game." other="Play # different games." />
    );
  if (event === 'depositMade') return <Plural value={number} one="Make # deposit." other="Make # deposits." />;
  if (event === 'invitedPlayed') return <Plural value={number} one="Invite # friend who plays." other="Invite # friends who play." />;
  if (event === 'levelReached') return <Plural value={number} one="Reach # new VIP level." other="Reach # new VIP levels." />;
  if (event === 'profileComplete') return <Trans>Complete your profile.</Trans>;
  if (event === 'signedIn') return <Plural value={number} one="Log in on # day." other="Log in on # days." />;
  return won ? (
    <Plural value={number} one="Win # round." other="Win # rounds." />
  ) : (
    <Plural value={number} one="Play # round." other="Play # rounds." />
  );
}
