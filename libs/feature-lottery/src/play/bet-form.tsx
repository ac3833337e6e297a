// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { currencies, currencySymbol, formatMoney, fromDecimal, type Currency } from '@parlour/domain';
import { elementsOf, oddsPlayedAt, sizeOf, type RulePack } from '@parlour/domain/lottery';
import { AmountField, Button, Chip, ChipRow, PlusIcon } from '@parlour/ui';
import { useMemo, type Ref } from 'react';
import { GridPad } from '../pad/grid-pad.tsx';
import { NumberPad } from '../pad/number-pad.tsx';
import { QuickPicks } from '../pad/quick-picks.tsx';
import { randomPicks } from '../pad/random-pick.ts';
import { TextEntry } from '../pad/text-entry.tsx';
import type { SlipEntry } from '../slip/slip.ts';
import { oddsText, rtpText } from '../words/format.ts';
import { groupName } from '../words/names.ts';
import { placeName, symbolName } from '../words/symbol-names.ts';
import { typeName } from '../words/type-names.ts';
import { GroupChoice } from './group-choice.tsx';
import { DraftSum } from './draft-sum.tsx';
import { oddsByElement } from './odds-by-element.ts';
import { quickUnits } from './quick-units.ts';
import { readDraft, useDraft } from './use-draft.ts';
import * as styles from './play.css.ts';

interface BetFormProps {
  pack: RulePack;
  types: readonly Schema<'LotteryBetType'>[];
  currency: Currency;
  /** The player's prize group; undefined if the game or the player has none. */
  ownGroup: number | undefined;
  /** The lowest group that may be chosen in return for a rebate; undefined if there is none. */
  leastGroup: number | undefined;
  onAdd: (entries: readonly Omit<SlipEntry, 'id'>[]) => void;
  ref?: Ref<HTMLElement> | undefined;
}

/** Types with more elements can only be typed. */
const mostOnPad = 1000;

/** Chooses a bet type, its numbers and its amount. */
export function BetForm({ pack, types, currency, ownGroup, leastGroup, onAdd, ref }: BetFormProps) {
  const { t, i18n } = useLingui();
  const { draft, set, chooseType, toggle, togglePlace, empty } = useDraft(pack, currency);
  const { type, at, mode, picked, places, text, unit } = draft;
  const group = type.prizeGroup === undefined || ownGroup === undefined ? undefined : Math.min(draft.group ?? ownGroup, ownGroup);
  const names = useMemo(() => Object.fromEntries(types.map((each) => [each.id, typeName(i18n, each)])), [types, i18n]);
  const elements = useMemo(() => (sizeOf(type.alphabet) <= mostOnPad ? elementsOf(type.alphabet) : []), [type]);
  const chosen = useMemo(() => new Set(picked), [picked]);
  const placeSets = useMemo(() => places.map((each) => new Set(each)), [places]);
  const read = readDraft(pack, draft, names, currency);
  const offered = types.find(({ id }) => id === type.id);
  const terms = offered && termsAt(pack, type, offered, group);
  const groups = [...new Set(pack.types.map(({ group }) => group))];
  const grid = type.form === 'grid';
  const typed = !grid && (mode === 'text' || elements.length === 0);
  const wordy = 'symbols' in type.alphabet && !type.alphabet.symbols.every((symbol) => /^\d+$/.test(symbol));
  const prices = oddsByElement(type.odds, elements);
  const add = () => {
    if (!read.ready) return;
    onAdd(read.entries);
    empty();
  };
  const random = (count: number) => {
    const picks = randomPicks(type, count);
    if (type.form === 'list') set({ mode: 'pad', picked: picks[0]!, text: picks[0]!.join(' ') });
    else onAdd(picks.map((selection) => ({ type: type.id, at, selection, unit, group: draft.group === undefined ? undefined : group })));
  };
  return (
    <section ref={ref} className={styles.form} aria-label={t`Choose a bet`}>
      <ChipRow scroll label={t`Kinds of bets`}>
        {groups.map((group) => (
          <Chip
            key={group}
            selected={group === type.group}
            onClick={() => group !== type.group && chooseType(pack.types.find((each) => each.group === group)!)}
          >
            {groupName(i18n, group)}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow scroll label={t`Bets`}>
        {pack.types
          .filter(({ group }) => group === type.group)
          .map((each) => (
            <Chip key={each.id} selected={each.id === type.id} onClick={() => chooseType(each)}>
              {names[each.id]}
            </Chip>
          ))}
      </ChipRow>
      {type.at && (
        <ChipRow scroll label={t`Place`}>
          {type.at.map((place) => (
            <Chip key={place} selected={place === at} onClick={() => set({ at: place })}>
              {placeName(i18n, place)}
            </Chip>
          ))}
        </ChipRow>
      )}
      {terms && (
        <p className={styles.terms}>
          <span>
            <Trans>Odds</Trans> <bdi className={styles.figure}>{oddsText(terms.odds, i18n.locale)}</bdi>
          </span>
          <span>
            <Trans>RTP</Trans> <bdi className={styles.figure}>{rtpText(terms.rtp, i18n.locale)}</bdi>
          </span>
          {type.form === 'choose' && (
            <span>
              <Trans>Choose at least {i18n.number(type.k ?? 1)}</Trans>
            </span>
          )}
        </p>
      )}
      {group !== undefined && ownGroup !== undefined && leastGroup !== undefined && (
        <GroupChoice pack={pack} type={type} own={ownGroup} least={leastGroup} value={group} onChange={(next) => set({ group: next })} />
      )}
      {!grid && !wordy && elements.length > 0 && (
        <div className={styles.modes} role="group" aria-label={t`How to enter numbers`}>
          <button type="button" className={styles.mode} aria-pressed={!typed} onClick={() => set({ mode: 'pad' })}>
            <Trans>Pad</Trans>
          </button>
          <button type="button" className={styles.mode} aria-pressed={typed} onClick={() => set({ mode: 'text' })}>
            <Trans>Type or paste</Trans>
          </button>
        </div>
      )}
      {grid ? (
        <GridPad elements={elements} places={placeSets} placeName={(place) => placeName(i18n, String(place + 1))} onToggle={togglePlace} />
      ) : typed ? (
        <TextEntry
          text={text}
          onText={(next) => set({ text: next, mode: 'text' })}
          example={exampleOf(elements, type.alphabet)}
          lines={read.texts.map((line) => ({ name: line.type.id === type.id ? undefined : names[line.type.id], entries: line.entries }))}
        />
      ) : (
        <NumberPad
          key={type.id}
          label={t`Numbers`}
          headsLabel={t`Leading digit`}
          elements={elements}
          selected={chosen}
          onToggle={toggle}
          nameOf={wordy ? (element) => symbolName(i18n, element) : undefined}
          priceOf={prices && ((element) => oddsText(prices[element]!, i18n.locale))}
        />
      )}
      {!wordy && (
        <QuickPicks
          alphabet={type.alphabet}
          selected={picked}
          onChoose={(selection) => set({ mode: 'pad', picked: selection })}
          onRandom={random}
        />
      )}
      <div className={styles.dock}>
        <AmountField
          label={t`Amount per bet`}
          value={unit}
          onValueChange={(next) => set({ unit: next })}
          decimals={currencies[currency].exponent}
          symbol={currencySymbol(currency, i18n.locale)}
          locale={i18n.locale}
          quickLabel={t`Choose an amount`}
          quickAmounts={quickUnits(type.limits, currency).map((value) => ({
            value,
            text: formatMoney(fromDecimal(value, currency), i18n.locale),
          }))}
        />
        <div className={styles.addRow}>
          <DraftSum lines={read.lines} empty={picked.length === 0 && text === '' && places.every((each) => each.length === 0)} />
          <Button icon={<PlusIcon />} disabled={!read.ready} onClick={add}>
            <Trans>Add to slip</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Odds and return of a type at the prize group that would apply. */
function termsAt(
  pack: RulePack,
  type: RulePack['types'][number],
  { odds, rtp }: Pick<Schema<'LotteryBetType'>, 'odds' | 'rtp'>,
  group: number | undefined,
): Pick<Schema<'LotteryBetType'>, 'odds' | 'rtp'> {
  if (group === undefined || typeof odds !== 'string' || group === type.prizeGroup) return { odds, rtp };
  const played = oddsPlayedAt(pack, type, odds, group);
  const scaled = (share: string) => String((Number(share) * Number(played)) / Number(odds));
  return { odds: played, rtp: { ...rtp, least: scaled(rtp.least), most: scaled(rtp.most) } };
}

function exampleOf(elements: readonly string[], alphabet: RulePack['types'][number]['alphabet']): string {
  if (elements.length > 56) return [elements[12], elements[34], elements[56]].join(' ');
  if (elements.length > 0) return elements.slice(0, 3).join(' ');
  return 'digits' in alphabet ? ['1234', '5678'].map((digits) => digits.padStart(alphabet.digits, '0')).join(' ') : '';
}
