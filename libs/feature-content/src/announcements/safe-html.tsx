import { Skeleton } from '@parlour/ui';
import { useEffect, useRef, useState } from 'react';
import * as styles from './safe-html.css.ts';

/**
 * HTML that an operator wrote. The gateway sanitised it when it was saved; it is sanitised again here, in the browser that
 * shows it (security D04), by a library that is fetched only now.
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
  return (
    <>
      {!ready && <Skeleton lines={4} />}
      <div ref={place} className={styles.content} />
    </>
  );
}
