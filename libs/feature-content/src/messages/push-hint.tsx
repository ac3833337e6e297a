// @flag webPush
import { Trans } from '@lingui/react/macro';
import { Link } from '@parlour/routes';
import { Text, TextLink } from '@parlour/ui';

/** Shows members who have not yet decided about notifications in this browser where to turn them on (content N87). Does not prompt. */
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
