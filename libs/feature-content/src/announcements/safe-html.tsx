import { Skeleton } from '@parlour/ui';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLeaving } from '../links/leaving.tsx';
import * as styles from './safe-html.css.ts';

/**
 * HTML that an operator wrote. The gateway sanitised it when it was saved; it is sanitised again here, in the browser that
 * shows it (security D04), by a library that is fetched only now. A link to another site says so before it opens (content N4).
 */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    void import('./sanitize.ts').then(({ sanitize }) => {
      if (gone || !place.current) return;
      place.current.replaceChildren(sanitize(html));
      setReady(true);
    });
    return () => {
      gone = true;
    };
  }, [html]);
  const { ask, dialog } = useLeaving();
  const askFirst = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.protocol !== 'https:' || link.host === location.host) return;
    event.preventDefault();
    ask(link.href);
  };
  return (
    <>
      {!ready && <Skeleton lines={4} />}
      {/* Not a control: links inside are pressed, by keyboard too, and their clicks bubble up to here. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={place} className={styles.content} onClick={askFirst} />
      {dialog}
    </>
  );
}
