// @flag announcements
import { announcementsQuery, firstLoginQuery, noticeStateQuery, useApi, useIsOn, useLanguage, useMember, type Schema } from '@parlour/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLegalDue } from '../legal/use-legal-due.ts';
import { markOf } from './mark-of.ts';
import type { PopupState } from './popup-queue.ts';
import { PublicPopups } from './public-popups.tsx';
import { SiteNotice } from './site-notice.tsx';

/** What opens over the page by itself: pinned notices that a member has not confirmed (content N23), then popups. */
export function AnnouncementPopups() {
  const isOn = useIsOn();
  const state = usePopupState();
  const { notices, mayShowOffers } = useUnconfirmed(state);
  const [closed, setClosed] = useState<readonly string[]>([]);
  // One at a time, and legal texts to accept come first.
  const isAsked = useLegalDue().due !== undefined;
  const notice = isAsked ? undefined : notices.find((each) => !closed.includes(markOf(each)));
  return (
    <>
      {notice && <SiteNotice key={markOf(notice)} notice={notice} onClose={() => setClosed([...closed, markOf(notice)])} />}
      {FLAGS.publicPopups && isOn('publicPopups') && (
        <PublicPopups state={state} held={isAsked || notice !== undefined || !mayShowOffers} />
      )}
    </>
  );
}

/** Who is viewing. */
function usePopupState(): PopupState {
  const member = useMember();
  const { data: first } = useQuery(firstLoginQuery());
  return !member ? 'B' : member.id === first?.id ? 'F' : 'A';
}

/** Pinned notices that the member has yet to confirm, and whether popups may be shown: not before the gateway has said so. */
function useUnconfirmed(state: PopupState): { notices: readonly Schema<'Announcement'>[]; mayShowOffers: boolean } {
  const api = useApi();
  const isMember = useMember()?.role === 'member';
  const { data: announcements = [] } = useQuery(announcementsQuery(api, useLanguage()));
  const forMember = announcements.filter(({ type, pinned, execution }) => {
    const opens = (type === 'PL' && pinned) || (type === 'PU' && execution !== 'B');
    return opens && (execution !== 'F' || state === 'F');
  });
  const { data: known } = useQuery({ ...noticeStateQuery(api), enabled: isMember && forMember.length > 0 });
  if (!isMember) return { notices: [], mayShowOffers: true };
  if (!known) return { notices: [], mayShowOffers: false };
  const isConfirmed = ({ id, version }: Schema<'Announcement'>) =>
    known.confirmed.some((confirmed) => confirmed.id === id && confirmed.version >= version);
  return { notices: forMember.filter((each) => each.type === 'PL' && !isConfirmed(each)), mayShowOffers: known.offers };
}
