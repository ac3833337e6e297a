// @flag lottery
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatMoney, parseAmount, type Currency } from '@parlour/domain';
import { classNames, CloseIcon, IconButton, Money, Skeleton } from '@parlour/ui';
import { oddsText, rtpText, said, shareText } from '../words/format.ts';
import { placeName, symbolName } from '../words/symbol-names.ts';
import { typeName } from '../words/type-names.ts';
import * as styles from './slip.css.ts';

interface SlipLineProps {
  type: Schema<'LotteryBetType'>;
  at: string | undefined;
  selection: readonly string[];
  /** The gateway's quote for it in one draw; several if numbers currently have different odds. Undefined while it is being fetched. */
  quoted: readonly Schema<'QuotedLine'>[] | undefined;
  currency: Currency;
  unit: string;
  /** Why it is refused. */
  problem?: string | undefined;
  onRemove?: (() => void) | undefined;
}

/** One bet on the slip with everything that a player must know before confirming. */
export function SlipLine({ type, at, selection, quoted, currency, unit, problem, onRemove }: SlipLineProps) {
  const { t, i18n } = useLingui();
  const name = typeName(i18n, type);
  const shown = quoted && quoted.length > 0 ? quoted : undefined;
  return (
    <li className={classNames(styles.line, problem !== undefined && styles.refusedLine)}>
      <span className={styles.lineName}>
        {name}
        {at !== undefined && <> · {placeName(i18n, at)}</>}
      </span>
      {onRemove && <IconButton size="s" className={styles.remove} label={t`Remove ${name}`} icon={<CloseIcon />} onClick={onRemove} />}
      {shown ? (
        shown.map((line, place) => <Priced key={place} line={line} />)
      ) : (
        <>
          <Numbers selection={selection} />
          <span className={styles.reckoning} aria-busy={problem === undefined}>
            {problem === undefined ? <Skeleton /> : <UnitText unit={unit} currency={currency} />}
          </span>
        </>
      )}
      {problem !== undefined && (
        <span className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </li>
  );
}

function Priced({ line }: { line: Schema<'QuotedLine'> }) {
  const { t, i18n } = useLingui();
  const { combinations, costUnits, unit, stake, odds, rtp, maxPayout, group, rebate } = line;
  const written = { count: i18n.number(combinations), cost: i18n.number(costUnits) };
  const perUnit = said({ amount: unit, currency: stake.currency }, i18n.locale);
  return (
    <>
      <Numbers selection={line.selection} />
      <span className={styles.reckoning}>
        {t`${plural(combinations, { one: '# combination', other: '# combinations' })}`}
        {' · '}
        <bdi>
          {costUnits > 1 ? (
            <Trans>
              {written.count} × {written.cost} × {perUnit}
            </Trans>
          ) : (
            <Trans>
              {written.count} × {perUnit}
            </Trans>
          )}
          {' = '}
          <Money text={said(stake, i18n.locale)} />
        </bdi>
      </span>
      <dl className={styles.facts}>
        <Fact term={t`Odds`} value={oddsText(odds, i18n.locale)} />
        <Fact term={t`Return (RTP)`} value={rtpText(rtp, i18n.locale)} />
        {group !== undefined && <Fact term={t`Prize group`} value={i18n.number(group, { useGrouping: false })} />}
        {rebate !== undefined && <Fact term={t`Rebate`} value={shareText(rebate, i18n.locale)} />}
        <Fact term={t`Pays at most`} value={said(maxPayout, i18n.locale)} />
      </dl>
    </>
  );
}

function Numbers({ selection }: { selection: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <span className={classNames(styles.selection, selection.length > 40 && styles.cutSelection)}>
      {selection.map((element) => symbolName(i18n, element)).join(' ')}
    </span>
  );
}

function UnitText({ unit, currency }: { unit: string; currency: Currency }) {
  const { i18n } = useLingui();
  const amount = parseAmount(unit, currency);
  return <bdi>{typeof amount === 'string' ? unit : formatMoney(amount, i18n.locale)}</bdi>;
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
