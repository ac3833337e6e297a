import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@parlour/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure, type Asked } from './load-failure.tsx';

interface LoadedProps<Data> {
  query: Asked & Pick<UseQueryResult<Data>, 'data'>;
  /** What could not be loaded, if a general sentence will not do. */
  failed?: string;
  /** Lines of the skeleton. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** What a query brings, a skeleton until then, and why it could not be brought. What is known stays on the page while it is offline. */
export function Loaded<Data>({ query, failed, lines = 5, children }: LoadedProps<Data>) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <LoadFailure title={failed ?? t`This could not be loaded`} query={query} />;
  return <LoadingLines lines={lines} />;
}

/** Placeholder for a list, or for the code that shows it, while it loads; announces to assistive technology and tests that the page is busy. */
export function LoadingLines({ lines }: { lines: number }) {
  return (
    <div aria-busy>
      <Skeleton shape="row" lines={lines} />
    </div>
  );
}
