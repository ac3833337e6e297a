// @flag publicPopups
import { Trans, useLingui } from '@lingui/react/macro';
import { announcementsQuery, memberQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { Button, Checkbox, Dialog, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AnnouncementContent } from '../announcements/announcement-content.tsx';
import { inLanguage } from '../in-language.ts';
import { bannerLink } from '../links/banner-link.tsx';
import { markOf } from './mark-of.ts';
import type { PopupState } from './popup-queue.ts';
import { popupsNow, putAway } from './put-away.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * The merchant's popups, one after another: for visitors, for members, and at the first log-in (content N22). None opens while `held`, or
 * in an automated browser.
 */
export function PublicPopups({ state, held }: { state: PopupState; held: boolean }) {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const { isPending } = useQuery(memberQuery(api));
  const { data: announcements } = useQuery(announcementsQuery(api, language));
  const [queue, setQueue] = useState<readonly Schema<'Announcement'>[]>([]);
  const [forToday, setForToday] = useState(false);
  const popup = queue[0];
  const isThere = popup !== undefined;
  useEffect(() => {
    if (!announcements || isPending || isThere || held || navigator.webdriver) return;
    return whenQuiet(() => setQueue(popupsNow(announcements, state)));
  }, [announcements, isPending, isThere, held, state]);
  if (!popup) return null;
  const away = (all: boolean) => {
    for (const each of all ? queue : [popup]) putAway(markOf(each), forToday);
    setForToday(false);
    setQueue(all ? [] : queue.slice(1));
  };
  const isOneOfMore = queue.length > 1;
  const link = popup.linkage === undefined ? undefined : bannerLink({ linkage: popup.linkage, linkageType: popup.linkageType ?? 'NONE' });
  const action = link && popup.action !== undefined && (
    <Button render={link} onClick={() => away(false)}>
      {popup.action}
    </Button>
  );
  return (
    <Dialog
      key={markOf(popup)}
      open
      onOpenChange={(next) => !next && away(false)}
      title={<span {...inLanguage(popup.language)}>{popup.title}</span>}
      closeText={t`Close`}
      footer={
        isOneOfMore || action ? (
          <>
            {isOneOfMore && (
              <Button variant="secondary" onClick={() => away(true)}>
                <Trans>Close all</Trans>
              </Button>
            )}
            {action}
            {isOneOfMore && (
              <Button onClick={() => away(false)}>
                <Trans comment="To the next popup">Next</Trans>
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <Stack gap="4">
        <AnnouncementContent of={popup} />
        <Checkbox label={t`Do not show this again today`} checked={forToday} onChange={({ target }) => setForToday(target.checked)} />
      </Stack>
    </Dialog>
  );
}
