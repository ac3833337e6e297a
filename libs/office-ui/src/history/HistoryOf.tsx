import { Trans } from '@lingui/react/macro';
import { SectionHeader, Spinner, Stack } from '@parlour/ui';
import { createContext, Suspense, use, type ReactNode } from 'react';

/** A subject as the audit log names it, such as `member` and an id. */
export interface AuditSubject {
  kind: string;
  id: string;
  /** If the id alone is ambiguous: draws of two merchants have the same ids. */
  merchant?: string | undefined;
}

export interface SubjectHistoryProps extends AuditSubject {
  /** A list on a page, or lines in a panel. */
  look: 'list' | 'lines';
}

/** Shows what operators did to a subject; null if the operator may not see the audit log, and in stories. */
export const HistoryContext = createContext<((history: SubjectHistoryProps) => ReactNode) | null>(null);

/** Shows what operators did to the subject of a panel, under a heading. */
export function HistoryOf(subject: AuditSubject) {
  const show = use(HistoryContext);
  if (!show) return null;
  return (
    <Stack gap="3">
      <SectionHeader small title={<Trans>What operators did</Trans>} />
      <Suspense fallback={<Spinner />}>{show({ ...subject, look: 'lines' })}</Suspense>
    </Stack>
  );
}

/** The content of a page's History tab; null if the operator may not see the audit log, and there is no such tab. */
export function useHistoryTab(subject: AuditSubject) {
  const show = use(HistoryContext);
  return show && <Suspense fallback={<Spinner />}>{show({ ...subject, look: 'list' })}</Suspense>;
}
