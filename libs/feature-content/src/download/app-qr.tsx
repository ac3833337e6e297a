// @flag liteApp
import { useLingui } from '@lingui/react/macro';
import { appCodeQuery, memberQuery, useApi } from '@parlour/api';
import { pages } from '@parlour/routes';
import { QrCode, useHydrated, type QrCodeProps } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * The page `/download` as a QR code, for another device. A member's contains a code that logs in there once; it is renewed while it is
 * shown. Without a code it is the plain address. While prerendering, the site's address is unknown, and space is reserved.
 */
export function AppQr({ size, caption }: Pick<QrCodeProps, 'size' | 'caption'>) {
  const { t } = useLingui();
  const api = useApi();
  const { data: member } = useQuery(memberQuery(api));
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  // Each code logs in somebody: none is made for a menu that is closed.
  const { data: made } = useQuery({ ...appCodeQuery(api), enabled: isSeen && member?.role === 'member' });
  const awake = useHydrated();
  const address = () => {
    const page = new URL(pages.download.path, location.origin);
    if (member?.role === 'member' && made) page.searchParams.set('code', made.code);
    return page.href;
  };
  return (
    <div ref={place}>
      <QrCode value={awake ? address() : ''} label={t`QR code: the app on your phone`} size={size} caption={caption} />
    </div>
  );
}

/** Whether any of an element is in the window now. */
function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)!.isIntersecting));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
}
