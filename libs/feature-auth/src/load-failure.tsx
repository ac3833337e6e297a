import { useLingui } from '@lingui/react/macro';
import { errorMessage, toApiError } from '@parlour/api';
import { ErrorState } from '@parlour/ui';
import type { UseQueryResult } from '@tanstack/react-query';

interface LoadFailureProps {
  title: string;
  /** The question that failed; it is asked again at a press. */
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** What stands in the place of something that could not be loaded: why, and a way to try again. */
export function LoadFailure({ title, query: { error, isFetching, refetch } }: LoadFailureProps) {
  const { t, i18n } = useLingui();
  return (
    <ErrorState
      title={title}
      text={i18n._(errorMessage(error))}
      retryText={t`Try again`}
      onRetry={() => void refetch()}
      retrying={isFetching}
      reference={toApiError(error).requestId}
    />
  );
}
