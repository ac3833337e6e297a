// @flag liteApp
import { useLingui } from '@lingui/react/macro';
import { useMatches, useShownPage } from '@parlour/routes';
import { useToasts } from '@parlour/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { languageOf } from '../boot/language.ts';
import { keepWorker } from './keep-worker.ts';
import { whatIsOpen } from './what-is-open.ts';
import { whileSettling } from './while-settling.ts';

/**
 * A new version waits until nothing is in the way: it is activated by a button, or on the next navigation to another page (content N84).
 * `keep` registers the worker and tells of its versions.
 */
export function useNewVersions(keep = keepWorker): void {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const { game = false } = useShownPage();
  // Of the page that is shown, not of the address, which may be ahead of it.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const language = languageOf(i18n);
  const waiting = useRef<() => void>(null);
  /** The visitor wants it whatever is open. */
  const asked = useRef(false);

  const open = () => whatIsOpen(shown, game);
  const offer = useEffectEvent(() => {
    if (waiting.current === null || open().game) return;
    toasts.show({
      text: t`A new version is here.`,
      lastsMs: null,
      action: {
        text: t`Update now`,
        onPress: () => {
          asked.current = true;
          waiting.current?.();
        },
      },
    });
  });
  /** Takes the version, or loads the page that has it, unless something is in the way. */
  const takeIfFree = useEffectEvent((): boolean => {
    const { game: playing, work } = open();
    if (waiting.current !== null && (playing || (work && !asked.current))) return false;
    waiting.current?.();
    return true;
  });
  const taken = useEffectEvent(() => {
    // Whatever was opened meanwhile stays: pages of the version before are served on for a while.
    waiting.current = () => location.reload();
    whileSettling(
      () => takeIfFree(),
      () => offer(),
    );
  });
  useEffect(
    () =>
      keep(language, {
        onNewVersion(take) {
          waiting.current = take;
          offer();
        },
        onTaken: () => taken(),
      }),
    [language, keep],
  );
  // Not by an event of the router: those of a step that another one overtakes never come.
  useEffect(() => {
    asked.current = false;
    return whileSettling(
      () => takeIfFree(),
      () => offer(),
    );
  }, [shown]);
}
