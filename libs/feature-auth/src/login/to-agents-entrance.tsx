import { Trans } from '@lingui/react/macro';
import { FormAside } from '@parlour/forms';
import { Link } from '@parlour/routes';
import { TextLink } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { authDialogAtom } from '../dialogs.ts';

/** For agents who came to the members' log-in: the way to their own. */
export function ToAgentsEntrance() {
  const open = useSetAtom(authDialogAtom);
  return (
    <FormAside>
      <TextLink render={<Link to="/agent" onClick={() => open(null)} />}>
        <Trans>Go to the agents’ log-in</Trans>
      </TextLink>
    </FormAside>
  );
}
