// @flag lottery
import type { Currency } from '@parlour/domain';
import {
  readLine,
  readSlipText,
  selectionOf,
  typeOf,
  type BetType,
  type Line,
  type LineProblem,
  type RulePack,
} from '@parlour/domain/lottery';
import { useState } from 'react';
import type { SlipEntry } from '../slip/slip.ts';
import { quickUnits } from './quick-units.ts';

/** One or several bets being put together. */
export interface Draft {
  type: BetType;
  at: string | undefined;
  /** Numbers are picked on the pad or typed as text. */
  mode: 'pad' | 'text';
  /** The chosen elements; for a grid, those of each place. */
  picked: readonly string[];
  places: readonly (readonly string[])[];
  text: string;
  unit: string;
  /** The prize group that the player chose; their own if absent. */
  group: number | undefined;
}

type Ready = Omit<SlipEntry, 'id'>;

/** The part of the draft that can go to the slip, as read by the rules, or why nothing can. */
export interface ReadDraft {
  entries: readonly Ready[];
  lines: readonly (Line | LineProblem)[];
  texts: ReturnType<typeof readSlipText>;
  /** There is at least one entry, and all are complete and valid. */
  ready: boolean;
}

export function readDraft(pack: RulePack, draft: Draft, names: Readonly<Record<string, string>>, currency: Currency): ReadDraft {
  const { type, at, mode, picked, places, text, unit } = draft;
  const groupOf = ({ prizeGroup }: BetType) => (prizeGroup === undefined ? undefined : draft.group);
  const texts = mode === 'text' ? readSlipText(pack, text, type, names) : [];
  const entries: Ready[] =
    mode === 'text'
      ? texts.map((line) => ({
          type: line.type.id,
          at: line.type.id === type.id ? at : line.type.at?.[0],
          selection: selectionOf(line.entries),
          unit,
          group: groupOf(line.type),
        }))
      : [
          {
            type: type.id,
            at,
            selection: type.form === 'grid' ? places.map((symbols) => symbols.join(' ')) : picked,
            unit,
            group: groupOf(type),
          },
        ];
  const lines = entries.map((entry) => readLine(pack, entry, currency));
  const clean = texts.every((line) => line.entries.every(({ problem }) => !problem));
  return { entries, lines, texts, ready: clean && lines.length > 0 && lines.every((line) => typeof line !== 'string') };
}

/** The draft of a bet. Changing the type keeps amount and text, and also the numbers if the new type takes the same ones. */
export function useDraft(pack: RulePack, currency: Currency) {
  const first = pack.types[0]!;
  const [draft, setDraft] = useState<Draft>(() => ({
    type: first,
    at: first.at?.[0],
    mode: 'pad',
    picked: [],
    places: emptyPlaces(first),
    text: '',
    unit: quickUnits(first.limits, currency)[0],
    group: undefined,
  }));
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  // A newer version of the pack may have arrived while the page was open.
  const current = { ...draft, type: typeOf(pack, draft.type.id) ?? first };
  return {
    draft: current,
    set,
    chooseType(type: BetType) {
      const same = JSON.stringify(type.alphabet) === JSON.stringify(current.type.alphabet) && type.form !== 'grid';
      set({
        type,
        at: type.at?.includes(current.at ?? '') ? current.at : type.at?.[0],
        ...(!same && { picked: [] }),
        places: emptyPlaces(type),
        ...(type.form === 'grid' && { mode: 'pad' as const }),
      });
    },
    toggle(element: string) {
      setDraft((before) => ({ ...before, picked: toggled(before.picked, element) }));
    },
    togglePlace(place: number, element: string) {
      setDraft((before) => ({ ...before, places: before.places.map((each, at) => (at === place ? toggled(each, element) : each)) }));
    },
    empty() {
      set({ picked: [], places: emptyPlaces(current.type), text: '' });
    },
  };
}

function emptyPlaces({ form, k = 0 }: BetType): readonly (readonly string[])[] {
  return form === 'grid' ? Array.from({ length: k }, () => []) : [];
}

function toggled(chosen: readonly string[], element: string): readonly string[] {
  return chosen.includes(element) ? chosen.filter((each) => each !== element) : [...chosen, element].sort(byNumber);
}

/** Sorts numbers by size, words alphabetically. */
function byNumber(a: string, b: string): number {
  return /^\d+$/.test(a) && /^\d+$/.test(b) ? Number(a) - Number(b) || (a < b ? -1 : 1) : a < b ? -1 : 1;
}
