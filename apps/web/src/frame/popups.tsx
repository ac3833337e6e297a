import { useLingui } from '@lingui/react/macro';
import { useIsOn, useMember } from '@parlour/api';
import { AuthDialogs, legalDocumentAtom, preloadAuthDialogs, useLegalTitle } from '@parlour/feature-auth';
import { GamePopups } from '@parlour/feature-games';
import { preloadDialog, useHydrated, useToasts } from '@parlour/ui';
import { useAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { feedbackOpenAtom, helpOpenAtom, liveChatOpenAtom } from './atoms.ts';
import { HelpContacts, OtherContacts } from './other-contacts.tsx';
import { LanguageSelect } from './language-select.tsx';
import { PopupBoundary } from './popup-boundary.tsx';

const FeedbackDialog = lazy(() => import('@parlour/feature-content/feedback-dialog').then(({ FeedbackDialog: C }) => ({ default: C })));
const LiveChatDialog = lazy(() => import('@parlour/feature-content/live-chat-dialog').then(({ LiveChatDialog: C }) => ({ default: C })));
const HelpDialog = FLAGS.helpCentre
  ? lazy(() => import('@parlour/feature-content/help-dialog').then(({ HelpDialog: C }) => ({ default: C })))
  : () => null;
const AnnouncementPopups = FLAGS.announcements
  ? lazy(() => import('@parlour/feature-content/announcement-popups').then(({ AnnouncementPopups: C }) => ({ default: C })))
  : () => null;

const LegalDialog = lazy(() => import('@parlour/feature-content/legal-dialog').then(({ LegalDialog: C }) => ({ default: C })));
const LegalDue = lazy(() => import('@parlour/feature-content/legal-due').then(({ LegalDue: C }) => ({ default: C })));
const LiteApp = FLAGS.liteApp ? lazy(() => import('../lite-app/lite-app.tsx').then(({ LiteApp: C }) => ({ default: C }))) : () => null;
const KeepPush =
  FLAGS.liteApp && FLAGS.webPush
    ? lazy(() => import('@parlour/feature-auth/push').then(({ KeepPush: C }) => ({ default: C })))
    : () => null;

/** Preloads what is most likely to open: it then opens without delay, even if the network has gone by then. */
export async function preloadPopups(): Promise<void> {
  await Promise.all([preloadDialog(), preloadAuthDialogs()]);
}

/** Whatever opens over the page. */
export function Popups() {
  const { t } = useLingui();
  const toasts = useToasts();
  const [feedbackOpen, setFeedbackOpen] = useAtom(feedbackOpenAtom);
  const [helpOpen, setHelpOpen] = useAtom(helpOpenAtom);
  const [liveChatOpen, setLiveChatOpen] = useAtom(liveChatOpenAtom);
  const [legal, setLegal] = useAtom(legalDocumentAtom);
  const legalTitle = useLegalTitle();
  const isMember = useMember()?.role === 'member';
  const isOn = useIsOn();
  const feedbackInstead = () => {
    setLiveChatOpen(false);
    setFeedbackOpen(true);
  };
  // A page is rendered for everybody, including popups that only some visitors get.
  const hydrated = useHydrated();
  const sayFailed = () =>
    toasts.show({
      mood: 'danger',
      lastsMs: null,
      text: t`This part of the page could not be loaded. Please check your network.`,
      action: { text: t`Reload the page`, onPress: () => location.reload() },
    });
  return (
    <>
      <PopupBoundary onFailure={sayFailed}>
        <AuthDialogs languageChoice={<LanguageSelect />} />
      </PopupBoundary>
      <PopupBoundary onFailure={sayFailed}>
        <Suspense fallback={null}>{feedbackOpen && <FeedbackDialog onClose={() => setFeedbackOpen(false)} />}</Suspense>
      </PopupBoundary>
      <PopupBoundary onFailure={sayFailed}>
        <Suspense fallback={null}>
          {liveChatOpen && (
            <LiveChatDialog contacts={<OtherContacts />} onFeedback={feedbackInstead} onClose={() => setLiveChatOpen(false)} />
          )}
        </Suspense>
      </PopupBoundary>
      <PopupBoundary onFailure={sayFailed}>
        <Suspense fallback={null}>{helpOpen && <HelpDialog contacts={<HelpContacts />} onClose={() => setHelpOpen(false)} />}</Suspense>
      </PopupBoundary>
      <PopupBoundary onFailure={sayFailed}>
        <Suspense fallback={null}>
          {legal && <LegalDialog document={legal} title={legalTitle(legal)} onClose={() => setLegal(null)} />}
        </Suspense>
      </PopupBoundary>
      <PopupBoundary onFailure={() => undefined}>
        {hydrated && isMember && (
          <Suspense fallback={null}>
            <LegalDue />
          </Suspense>
        )}
      </PopupBoundary>
      <PopupBoundary onFailure={() => undefined}>
        {hydrated && isOn('announcements') && (
          <Suspense fallback={null}>
            <AnnouncementPopups />
          </Suspense>
        )}
      </PopupBoundary>
      <PopupBoundary onFailure={() => undefined}>
        {hydrated && isOn('liteApp') && (
          <Suspense fallback={null}>
            <LiteApp />
          </Suspense>
        )}
      </PopupBoundary>
      <PopupBoundary onFailure={() => undefined}>
        {hydrated && isOn('liteApp') && isOn('webPush') && (
          <Suspense fallback={null}>
            <KeepPush />
          </Suspense>
        )}
      </PopupBoundary>
      <PopupBoundary onFailure={sayFailed}>
        <GamePopups />
      </PopupBoundary>
    </>
  );
}
