import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, toApiError } from '@parlour/api';
import { Link, useRouter } from '@parlour/routes';
import { Button, ErrorState, Page, Stack } from '@parlour/ui';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** A screen whose data or script could not be loaded. It retries automatically when the network is back. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const [retrying, setRetrying] = useState(false);
  const known = toApiError(error);

  async function retry() {
    setRetrying(true);
    queries.reset();
    await router.invalidate();
    setRetrying(false);
    reset();
  }
  useEffect(() => {
    const again = () => void retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });

  return (
    <Page width="narrow">
      <Stack>
        <ErrorState
          wholeScreen
          title={t`This page could not be loaded`}
          text={i18n._(errorMessage(error))}
          retryText={t`Try again`}
          onRetry={() => void retry()}
          retrying={retrying}
          reference={known.requestId}
        />
        <Button variant="ghost" render={<Link to="/" />}>
          <Trans>Go to the home page</Trans>
        </Button>
      </Stack>
    </Page>
  );
}
