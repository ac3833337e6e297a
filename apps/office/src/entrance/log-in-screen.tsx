import { Trans } from '@lingui/react/macro';
import { Stack } from '@parlour/ui';
import { useKeepSession } from '../session/session.ts';
import { Demonstration } from './demonstration.tsx';
import { LogInForm } from './log-in-form.tsx';
import { EntrancePanel } from './panel.tsx';

/** Shown at every address to visitors who are not logged in; after the log-in they are at that address. */
export function LogInScreen() {
  const keep = useKeepSession();
  return (
    <EntrancePanel title={<Trans>Log in</Trans>}>
      <Stack gap="5">
        <LogInForm onLogIn={keep} />
        <Demonstration onIn={keep} />
      </Stack>
    </EntrancePanel>
  );
}
