// @flag points or vip or missions or manualRebate
import { useLingui } from '@lingui/react/macro';
import { errorMessage, toApiError } from '@parlour/api';
import { ErrorState, Skeleton } from '@parlour/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Lines of the skeleton. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** What a query brings, a skeleton until then, and why it could not be brought. What is known stays on the page while it is offline. */
export function Loaded<Data>({ query, lines = 5, children }: LoadedProps<Data>) {
  const { t, i18n } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return (
      <ErrorState
        title={t`This could not be loaded`}
        text={i18n._(errorMessage(query.error))}
        retryText={t`Try again`}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
        reference={toApiError(query.error).requestId}
      />
    );
  return (
    <div aria-busy>
      <Skeleton shape="row" lines={lines} />
    </div>
  );
}
