import { lazy, Suspense, useState, type ReactNode } from 'react';

const LeavingDialog = lazy(() => import('./leaving-dialog.tsx').then(({ LeavingDialog: C }) => ({ default: C })));

interface Leaving {
  /** Asks whether to open this address, of another site; `onLeave` is called once it opens. */
  ask: (href: string, onLeave?: () => void) => void;
  /** The question, while it is asked. */
  dialog: ReactNode;
}

/** The notice before a link opens another site (content N4). */
export function useLeaving(): Leaving {
  const [asked, setAsked] = useState<{ href: string; onLeave?: (() => void) | undefined }>();
  return {
    ask: (href, onLeave) => setAsked({ href, onLeave }),
    dialog: asked && (
      <Suspense fallback={null}>
        <LeavingDialog href={asked.href} onLeave={asked.onLeave} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  };
}

/** A link to another site, which opens beside this one after a yes. `onClick` is called with that yes, not with the press. */
export function OutboundLink({ href, onClick, ...rest }: Omit<React.ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { href: string }) {
  const { ask, dialog } = useLeaving();
  return (
    <>
      <a
        {...rest}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          event.preventDefault();
          ask(href, () => onClick?.(event));
        }}
      />
      {dialog}
    </>
  );
}
