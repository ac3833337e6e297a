import { useLingui } from '@lingui/react/macro';
import { Page, Skeleton, Spinner, Stack } from '@parlour/ui';

/** While a screen's script or data is on its way for longer than a moment. */
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
