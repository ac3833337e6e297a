// @flag lottery
import { placeBetsMutation, slipQuoteQuery, toApiError, useApi, type Schema } from '@parlour/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useDeferredValue, useState } from 'react';
import { atOddsOfNow, changedOdds } from './changed-odds.ts';
import { acceptBetterAtom, offeredLines, slipsAtom, toSlipLine, withEntries, type SlipEntry } from './slip.ts';

type Chase = Omit<Schema<'ChasePayload'>, 'line'>;

interface Slip {
  entries: readonly SlipEntry[];
  add(entries: readonly Omit<SlipEntry, 'id'>[]): void;
  remove(id: number): void;
  clear(): void;
  /** The gateway's prices for the whole slip; undefined while they are pending or refused. */
  quote: Schema<'SlipQuote'> | undefined;
  /** Whether the quote is for an older state of the slip. */
  stale: boolean;
  /** Refusals of the quote or of the last attempt to place, by the position of the entry. */
  problems: ReadonlyMap<number, Schema<'LineError'>>;
  /** Why the whole slip is refused, if the refusal names no line. */
  problem: unknown;
  placing: boolean;
  /** Set while the player is asked about changed odds: the lines that were refused, and how their odds differ. */
  changed: { offered: Schema<'OfferedLine'>[]; lines: ReturnType<typeof changedOdds>; chase: Chase | undefined } | null;
  place(chase?: Chase): void;
  acceptChanged(): void;
  leaveChanged(): void;
}

/** The slip of a game for these draws: pricing and placing it. Calls `onPlaced` once the ticket is accepted. */
export function useSlip(gameCode: string, drawIds: readonly string[], onPlaced: (ticket: Schema<'PlacedTicket'>) => void): Slip {
  const api = useApi();
  const [slips, setSlips] = useAtom(slipsAtom);
  const acceptBetterOdds = useAtomValue(acceptBetterAtom);
  const entries = slips[gameCode] ?? none;
  const change = (next: (slip: readonly SlipEntry[]) => readonly SlipEntry[]) => {
    setSlips((all) => ({ ...all, [gameCode]: next(all[gameCode] ?? none) }));
    mutation.reset();
  };
  const asked = useDeferredValue(entries);
  const query = useQuery(slipQuoteQuery(api, { drawIds: [...drawIds], lines: asked.map(toSlipLine) }));
  const mutation = useMutation(placeBetsMutation(api, useQueryClient()));
  const [changed, setChanged] = useState<Slip['changed']>(null);
  const [sentFor, setSentFor] = useState('');
  const quote = asked.length > 0 && !query.isError ? query.data : undefined;
  const draws = drawIds.join(' ');
  // A refusal is about the draws that the slip was sent for: once the next one takes bets, it no longer holds.
  const refusedPlacement = sentFor === draws ? mutation.error : null;

  const send = (offered: Schema<'OfferedLine'>[], chase: Chase | undefined, better: boolean) => {
    const [line] = offered;
    if (!line) return;
    setSentFor(draws);
    const what = chase ? { chase: { ...chase, line } } : { drawIds: [...drawIds], lines: offered };
    mutation.mutate(
      { ...what, ...(better && { acceptBetterOdds: true }) },
      {
        onSuccess: (ticket) => {
          setChanged(null);
          setSlips((all) => ({ ...all, [gameCode]: none }));
          onPlaced(ticket);
        },
        onError: (thrown) => {
          const { code, lines } = toApiError(thrown);
          const differing = code === 'odds_changed' ? changedOdds(offered, lines, chase ? 1 : drawIds.length) : [];
          setChanged(differing.length > 0 ? { offered, lines: differing, chase } : null);
        },
      },
    );
  };

  const leaveChanged = () => {
    setChanged(null);
    mutation.reset();
    void query.refetch();
  };

  const refusal = refusedPlacement ?? (query.isError && asked.length > 0 ? query.error : null);
  const refused = refusal ? toApiError(refusal) : null;
  // A placed slip has the quote's lines, of which one entry may have several.
  const entryOf = (line: number) => (refusedPlacement ? (quote?.lines[line]?.line ?? line) : line);
  const named = refused && refused.code !== 'odds_changed' ? refused.lines : [];
  return {
    entries,
    add: (added) => change((slip) => withEntries(slip, added)),
    remove: (id) => change((slip) => slip.filter((entry) => entry.id !== id)),
    clear: () => change(() => none),
    quote,
    stale: query.isPlaceholderData || asked !== entries,
    problems: new Map(named.map((each) => [entryOf(each.line), each])),
    problem: refused && named.length === 0 && !changed ? refused : null,
    placing: mutation.isPending,
    changed,
    place: (chase) => {
      if (!quote || mutation.isPending) return;
      const offered = offeredLines(quote);
      send(chase ? offered.slice(0, 1) : offered, chase, acceptBetterOdds);
    },
    acceptChanged: () => {
      if (!changed || mutation.isPending) return;
      const { offered, lines, chase } = changed;
      const next = atOddsOfNow(offered, lines);
      // A chase has a single line: if that was split, part of it must not be chased alone.
      if (chase && next.length > 1) leaveChanged();
      // For several draws, a line is offered at the lowest of their odds, and each draw pays its own; no other price would be accepted
      // by all of them.
      else send(next, chase, acceptBetterOdds || (!chase && drawIds.length > 1));
    },
    leaveChanged,
  };
}

const none: readonly SlipEntry[] = [];
