import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@parlour/routes';
import { Above, ArrowUpIcon, FloatingBar, IconButton } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { ContactLink, useContacts } from './contacts.tsx';

/** What the bar at the side has room for on a desktop; a phone's has the first only (the side menu and the footer have all). */
const atDesktop = 3;

/**
 * Customer service and the way back up, at the side of the window (specification 2). Pages of the account are amounts and choices from edge
 * to edge: there it covers nothing, and customer service is in the side menu and the footer.
 */
export function Floating() {
  const { t } = useLingui();
  const scrolled = useScrolled();
  const [first, ...others] = useContacts().filter((contact) => contact.csPosition !== 'MENU');
  const ofAccount = useLocation({ select: ({ pathname }) => /^\/member(\/|$)/.test(pathname) });
  const toTop = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (ofAccount) return null;
  return (
    <FloatingBar
      label={t`Quick help`}
      passing={scrolled && <IconButton variant="outline" label={t`Scroll to top`} icon={<ArrowUpIcon />} onClick={toTop} />}
    >
      <Above width="desktop">
        {others.slice(0, atDesktop - 1).map(({ csType, title, url, Icon }) => (
          <IconButton key={`${csType} ${url}`} variant="outline" label={title} icon={<Icon />} render={<ContactLink url={url} />} />
        ))}
      </Above>
      {first && <IconButton variant="outline" label={first.title} icon={<first.Icon />} render={<ContactLink url={first.url} />} />}
    </FloatingBar>
  );
}

/** True when the page is scrolled further than one window. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > innerHeight);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
