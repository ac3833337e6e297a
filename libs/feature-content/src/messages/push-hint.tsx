// @flag webPush
import { Trans } from '@lingui/react/macro';
import { Link } from '@parlour/routes';
import { Text, TextLink } from '@parlour/ui';

/** A quiet line to those whom this browser has not asked yet: it is asked where the line leads, by a press there (content N87). */
export function PushHint() {
  if (!('Notification' in globalThis) || Notification.permission !== 'default') return null;
  return (
    <Text tone="muted" size="s">
      <Trans>
        Messages can also be shown on this device while the site is closed:{' '}
        <TextLink render={<Link to="/member/securityCenter" hash="push-title" />}>choose under My account</TextLink>.
      </Trans>
    </Text>
  );
}
