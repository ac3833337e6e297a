import { useLingui } from '@lingui/react/macro';
import { errorMessage, toApiError } from '@parlour/api';
import { ErrorState, type ErrorStateProps } from '@parlour/ui';
import type { UseQueryResult } from '@tanstack/react-query';

/** A question to the gateway, as its failure needs it: why it failed, and how it is asked again. */
export interface Asked extends Pick<UseQueryResult, 'error' | 'isFetching'> {
  refetch(): Promise<unknown>;
}

interface LoadFailureProps {
  /** What could not be loaded: "Your messages could not be loaded". */
  title: string;
  query: Asked;
  /** True where it takes the place of a whole page. */
  wholeScreen?: boolean;
}

/** Shown instead of something that could not be loaded: why, and a way to try again. */
export function LoadFailure({ title, query, wholeScreen }: LoadFailureProps) {
  return <ErrorState wholeScreen={wholeScreen} {...useFailure(title, query)} />;
}

/** The same for what takes a failure as a property, such as a `RecordList`. */
export function useFailure(title: string, { error, isFetching, refetch }: Asked): ErrorStateProps {
  const { t, i18n } = useLingui();
  return {
    title,
    text: i18n._(errorMessage(error)),
    retryText: t`Try again`,
    onRetry: () => void refetch(),
    retrying: isFetching,
    reference: toApiError(error).requestId,
  };
}
