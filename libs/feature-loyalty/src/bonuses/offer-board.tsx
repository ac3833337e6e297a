// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatToMinute } from '@parlour/domain';
import { BoardRows } from '../shown/board-rows.tsx';
import * as styles from '../shown/loyalty.css.ts';

/** The first places of a board with the member's own; nothing for visitors. */
export function OfferBoard({ board: { measure, rows, own, end } }: { board: Schema<'PromotionBoard'> }) {
  const { i18n } = useLingui();
  if (rows === undefined) return null;
  return (
    <>
      <BoardRows measure={measure} rows={rows} own={own} />
      {end !== undefined && (
        <p className={styles.muted}>
          <Trans>Until {formatToMinute(end, i18n.locale)}</Trans>
        </p>
      )}
    </>
  );
}
