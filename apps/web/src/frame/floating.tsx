import { useLingui } from '@lingui/react/macro';
import { ArrowUpIcon, FloatingBar, IconButton } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { ContactLink, useContacts } from './contacts.tsx';

/** Customer service and the way back up, at the side of the window. */
export function Floating() {
  const { t } = useLingui();
  const scrolled = useScrolled();
  const [chat] = useContacts();
  const toTop = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <FloatingBar label={t`Quick help`}>
      {scrolled && <IconButton variant="filled" label={t`Scroll to top`} icon={<ArrowUpIcon />} onClick={toTop} />}
      {chat && <IconButton variant="filled" label={chat.title} icon={<chat.Icon />} render={<ContactLink url={chat.url} />} />}
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
