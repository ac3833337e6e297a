import { legalStateQuery, useApi, useMember, type Schema } from '@parlour/api';
import { useQuery } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';

type Due = Schema<'LegalState'>['due'][number];

/** Put off until the next page is loaded. */
const putOffAtom = atom<readonly string[]>([]);

/** The legal text that the member has to accept, if any, and a function that puts it off until the next page load. */
export function useLegalDue(): { due: Due | undefined; putOff: () => void } {
  const isMember = useMember()?.role === 'member';
  const { data } = useQuery({ ...legalStateQuery(useApi()), enabled: isMember });
  const [away, setAway] = useAtom(putOffAtom);
  const due = isMember ? data?.due.find((each) => !away.includes(markOf(each))) : undefined;
  return { due, putOff: () => due && setAway([...away, markOf(due)]) };
}

/** Identifies a version of a text. */
export const markOf = ({ document, version }: Due): string => `${document} ${version}`;
