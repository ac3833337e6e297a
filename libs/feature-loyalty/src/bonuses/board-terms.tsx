// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { said } from '../shown/said.ts';

/** How a board ranks and what it gives, in sentences with the figures of the terms. */
export function BoardTerms({ board: { measure, window, prizes, leastStake } }: { board: Schema<'PromotionBoard'> }) {
  const { i18n } = useLingui();
  return (
    <>
      <li>
        {measure === 'validStake' ? (
          <Trans>Ranked by how much of your own money you stake.</Trans>
        ) : measure === 'points' ? (
          <Trans>Ranked by the points you earn.</Trans>
        ) : (
          <Trans>Ranked by the highest multiple of a stake won in one round.</Trans>
        )}
      </li>
      {leastStake && (
        <li>
          <Trans>Rounds from {said(leastStake, i18n.locale)} on count.</Trans>
        </li>
      )}
      {prizes.map((prize, place) => (
        // Prizes are identified by their rank.
        <li key={place}>
          <Trans>
            Place {i18n.number(place + 1)}: {said(prize, i18n.locale)}
          </Trans>
        </li>
      ))}
      <li>
        <Trans>If two are equal, whoever got there first ranks higher.</Trans>
      </li>
      {window !== 'once' && (
        <li>
          {window === 'day' ? (
            <Trans>It begins again each day.</Trans>
          ) : window === 'week' ? (
            <Trans>It begins again each week.</Trans>
          ) : (
            <Trans>It begins again each month.</Trans>
          )}
        </li>
      )}
    </>
  );
}
