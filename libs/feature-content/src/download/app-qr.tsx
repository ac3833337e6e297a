// @flag liteApp
import { useLingui } from '@lingui/react/macro';
import { appCodeQuery, memberQuery, useApi } from '@parlour/api';
import { pages } from '@parlour/routes';
import { QrCode, type QrCodeProps } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';

/**
 * The page `/download` as a QR code, for another device. A member's holds a code that logs in there once; it is replaced while it is shown.
 * Where there is none, it is the plain address. Only for pages that are live: a rendered one does not know its address.
 */
export function AppQr({ size, caption }: Pick<QrCodeProps, 'size' | 'caption'>) {
  const { t } = useLingui();
  const api = useApi();
  const { data: member } = useQuery(memberQuery(api));
  const { data: made } = useQuery({ ...appCodeQuery(api), enabled: member?.role === 'member' });
  const address = new URL(pages.download.path, location.origin);
  if (member?.role === 'member' && made) address.searchParams.set('code', made.code);
  return <QrCode value={address.href} label={t`QR code: the app on your phone`} size={size} caption={caption} />;
}
