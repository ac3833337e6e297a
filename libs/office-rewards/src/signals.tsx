import { Trans, useLingui } from '@lingui/react/macro';
import { claimSignalNames } from '@parlour/office-ui';
import { Stack } from '@parlour/ui';
import type { Entry } from './words.ts';

/** The warning signs of a claim with their weights, the heaviest first. */
export function Signals({ of }: { of: Entry['signals'] }) {
  const { i18n } = useLingui();
  if (of.length === 0) return <Trans>None found</Trans>;
  return (
    <Stack gap="1">
      {of.map(({ signal, weight }) => (
        <span key={signal}>
          {i18n._(claimSignalNames[signal])} ({weight})
        </span>
      ))}
    </Stack>
  );
}
