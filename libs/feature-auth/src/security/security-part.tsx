import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '@parlour/loaded';
import { Card, Section, SectionHeader, Skeleton, Stack } from '@parlour/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as styles from './security.css.ts';

interface SecurityPartProps<Data> {
  /** Id of the title, for links. */
  id: string;
  title: ReactNode;
  query: UseQueryResult<Data>;
  /** Shown if it could not be loaded, instead of the general text. */
  failedTitle?: string;
  /** Its lines, once their data is loaded. */
  lines: (data: Data) => ReactNode;
  /** The minimum number of lines, for the skeleton. */
  expected: number;
  /** The dialog that is open. */
  children?: ReactNode;
}

/** A part of the page My account: a title, and lines about the state of something that protects the account. */
export function SecurityPart<Data>({ id, title, query, failedTitle, lines, expected, children }: SecurityPartProps<Data>) {
  const { t } = useLingui();
  const { data, error } = query;
  return (
    <Section labelledBy={id}>
      <Stack gap="3">
        <SectionHeader id={id} title={title} />
        <Card>
          {data !== undefined && <div className={styles.lines}>{lines(data)}</div>}
          {data === undefined && !error && (
            <div aria-busy>
              <Skeleton shape="row" lines={expected} />
            </div>
          )}
          {data === undefined && error && <LoadFailure title={failedTitle ?? t`This could not be loaded`} query={query} />}
        </Card>
      </Stack>
      {children}
    </Section>
  );
}
