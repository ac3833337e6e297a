// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { parseOdds } from '@parlour/domain/lottery';
import { Button, classNames, Dialog, VisuallyHidden, WarningIcon, type DialogProps } from '@parlour/ui';
import { oddsText } from '../words/format.ts';
import { symbolName } from '../words/symbol-names.ts';
import type { ChangedOdds } from './changed-odds.ts';
import * as styles from './slip.css.ts';

interface OddsChangedDialogProps extends Pick<DialogProps, 'finalFocus'> {
  open: boolean;
  changed: readonly ChangedOdds[];
  /** The name of a line on the slip. */
  nameOf: (line: number) => string;
  busy: boolean;
  onAccept: () => void;
  onClose: () => void;
}

/** Asks once whether to place the slip at the new odds, shown next to the old. Nothing has been charged yet. */
export function OddsChangedDialog({ open, changed, nameOf, busy, onAccept, onClose, finalFocus }: OddsChangedDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      alert
      finalFocus={finalFocus}
      icon={<WarningIcon />}
      mood="warning"
      size="s"
      title={t`The odds have changed`}
      description={t`Nothing was placed. Do you want to bet at the new odds?`}
      closeText={t`Close`}
      closable={!busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            <Trans>Back to the slip</Trans>
          </Button>
          <Button loading={busy} loadingText={t`Placing`} onClick={onAccept}>
            <Trans>Bet at the new odds</Trans>
          </Button>
        </>
      }
    >
      <table className={styles.compare}>
        <thead>
          <tr>
            <th scope="col" className={styles.compareHead}>{t`Bet`}</th>
            <th scope="col" className={styles.figureHead}>{t`Old odds`}</th>
            <th scope="col" className={styles.figureHead}>{t`New odds`}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ line, selection, before, now }, place) => {
            const better = isBetter(before, now);
            return (
              <tr key={place}>
                <th scope="row" className={styles.compareCell}>
                  {nameOf(line)} <bdi>{selection.map((element) => symbolName(i18n, element)).join(' ')}</bdi>
                </th>
                <td className={styles.compareFigure}>
                  <bdi className={styles.old}>{oddsText(before, i18n.locale)}</bdi>
                </td>
                <td className={classNames(styles.compareFigure, better ? styles.rose : styles.fell)}>
                  <bdi>{oddsText(now, i18n.locale)}</bdi>
                  <VisuallyHidden> {better ? t`(better)` : t`(lower)`}</VisuallyHidden>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Dialog>
  );
}

/** Whether no price has fallen. */
function isBetter(before: Schema<'LotteryOdds'>, now: Schema<'LotteryOdds'>): boolean {
  const scaled = (odds: string | undefined) => (odds === undefined ? 0n : (parseOdds(odds) ?? 0n));
  if (typeof before === 'string' || typeof now === 'string')
    return typeof before === 'string' && typeof now === 'string' && scaled(now) >= scaled(before);
  return Object.entries(now).every(([key, odds]) => scaled(odds) >= scaled(before[key]));
}
