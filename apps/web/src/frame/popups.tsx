import { useLingui } from '@lingui/react/macro';
import { AuthDialogs, preloadAuthDialogs } from '@parlour/feature-auth';
import { GamePopups } from '@parlour/feature-games';
import { preloadDialog, useToasts } from '@parlour/ui';
import { LanguageSelect } from './language-select.tsx';
import { PopupBoundary } from './popup-boundary.tsx';

/** Fetches what is most likely to open: it then opens without a wait, even if the network has gone by then. */
export async function preloadPopups(): Promise<void> {
  await Promise.all([preloadDialog(), preloadAuthDialogs()]);
}

/** Whatever opens over the page. */
export function Popups() {
  const { t } = useLingui();
  const toasts = useToasts();
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
        <GamePopups />
      </PopupBoundary>
    </>
  );
}
