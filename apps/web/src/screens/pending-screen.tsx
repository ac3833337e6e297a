import { useLingui } from '@lingui/react/macro';
import { Page, Skeleton, Spinner, Stack } from '@parlour/ui';

/** Shown while a screen's script or data takes longer than a moment. */
export function PendingScreen() {
  const { t } = useLingui();
  return (
    <Page>
      <Stack>
        <Spinner text={t`Loading`} />
        <Skeleton shape="block" />
        <Skeleton lines={6} />
      </Stack>
    </Page>
  );
}
