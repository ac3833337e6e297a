// @flag publicPopups
import { Trans, useLingui } from '@lingui/react/macro';
import { announcementsQuery, firstLoginQuery, memberQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { Button, Checkbox, Dialog } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SafeHtml } from '../announcements/safe-html.tsx';
import { bannerLink } from '../banners/banner-link.tsx';
import { markOf, type PopupState } from './popup-queue.ts';
import { popupsNow, putAway } from './put-away.ts';

/** How long the page has been quiet before a popup opens, in milliseconds. */
const quiet = 1500;

/**
 * The merchant's popups, one after another: for visitors, for members, and at the first log-in. Never over another dialog, nor while something
 * is typed; programs that drive a browser get none (content N22).
 */
export function PublicPopups() {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const { data: member, isPending } = useQuery(memberQuery(api));
  const { data: announcements } = useQuery({ ...announcementsQuery(api, language), enabled: !navigator.webdriver });
  const { data: first } = useQuery(firstLoginQuery());
  // What is done at a first log-in forgets it at once.
  const [newMember, setNewMember] = useState<string>();
  if (first !== undefined && first !== newMember) setNewMember(first);
  const state: PopupState = !member ? 'B' : member.id === newMember ? 'F' : 'A';
  const [queue, setQueue] = useState<readonly Schema<'Announcement'>[]>([]);
  const [forToday, setForToday] = useState(false);
  const popup = queue[0];
  const isThere = popup !== undefined;
  useEffect(() => {
    if (!announcements || isPending || isThere) return;
    const timer = setInterval(() => {
      if (isBusy()) return;
      clearInterval(timer);
      setQueue(popupsNow(announcements, state));
    }, quiet);
    return () => clearInterval(timer);
  }, [announcements, isPending, isThere, state]);
  if (!popup) return null;
  const away = (all: boolean) => {
    for (const each of all ? queue : [popup]) putAway(markOf(each), forToday);
    setForToday(false);
    setQueue(all ? [] : queue.slice(1));
  };
  const link = popup.linkage === undefined ? undefined : bannerLink({ linkage: popup.linkage, linkageType: popup.linkageType ?? 'NONE' });
  return (
    <Dialog
      key={markOf(popup)}
      open
      onOpenChange={(next) => !next && away(false)}
      title={popup.title}
      closeText={t`Close`}
      footer={
        <>
          {queue.length > 1 && (
            <Button variant="secondary" onClick={() => away(true)}>
              <Trans>Close all</Trans>
            </Button>
          )}
          {link && popup.action !== undefined && (
            <Button render={link} onClick={() => away(false)}>
              {popup.action}
            </Button>
          )}
          {queue.length > 1 && (
            <Button onClick={() => away(false)}>
              <Trans comment="To the next popup">Next</Trans>
            </Button>
          )}
        </>
      }
    >
      <SafeHtml html={popup.content} />
      <Checkbox label={t`Do not show this again today`} checked={forToday} onChange={({ target }) => setForToday(target.checked)} />
    </Dialog>
  );
}

/** Something is open, played or typed: a popup would be in the way. */
function isBusy(): boolean {
  const active = document.activeElement;
  const isTyping = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
  const isOnWay = /^\/(seamless|member\/(depositv2|withdraw)|lottery|vnLottery|seaLottery)/.test(location.pathname);
  return (
    document.hidden || !navigator.onLine || isTyping || isOnWay || document.querySelector('[role=dialog], [role=alertdialog]') !== null
  );
}
