import { Trans } from '@lingui/react/macro';
import { Link } from '@parlour/routes';
import { TextLink } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { authDialogAtom } from '../dialogs.ts';
import * as styles from '../form/form.css.ts';
import { LogIn } from '../login/log-in.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { useSecondProof } from '../login/use-second-proof.ts';

/** The agents' log-in, by username (specification 2). Who is in is led to the agents' centre. */
export function AgentEntrance() {
  const open = useSetAtom(authDialogAtom);
  const { asked, ask, ended, back } = useSecondProof();
  const onDone = (passwordExpired: boolean) => {
    if (passwordExpired) open({ kind: 'changePassword', required: true, intent: { href: '/agentHome' } });
  };
  return (
    <LogIn asked={asked} ended={ended} onBack={back} onDone={onDone}>
      <LoginForm entrance="agent" onDone={onDone} onVerify={ask} onForgot={() => open({ kind: 'recover' })} />
      <p className={styles.aside}>
        <Trans>
          Are you a member? <TextLink render={<Link to="/login" />}>Log in at the members’ site</TextLink>
        </Trans>
      </p>
    </LogIn>
  );
}
