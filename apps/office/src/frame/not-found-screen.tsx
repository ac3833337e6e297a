import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, NoResultsIllustration } from '@parlour/ui';
import { OfficeLink } from './office-link.tsx';

export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <EmptyState
      wholeScreen
      illustration={<NoResultsIllustration />}
      title={t`There is nothing at this address`}
      text={t`It may have moved, or your roles don’t show it.`}
      action={<Button render={<OfficeLink to="/" />}>{t`Go to the dashboard`}</Button>}
    />
  );
}
