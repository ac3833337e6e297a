import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { authDialogAtom } from '../dialogs.ts';
import { LogIn } from './log-in.tsx';
import { LoginForm } from './login-form.tsx';
import { useSecondProof } from './login-steps.ts';

/**
 * The agents' log-in, by username (specification 2), as a part of a page; `children` are shown below the form. The routes lead an agent who
 * is logged in to the agents' centre.
 */
export function AgentLogIn({ children }: { children: ReactNode }) {
  const open = useSetAtom(authDialogAtom);
  const { asked, ask, ended, back } = useSecondProof();
  const onDone = (passwordExpired: boolean) => {
    if (passwordExpired) open({ kind: 'changePassword', required: true, intent: { href: '/agentHome' } });
  };
  return (
    <LogIn asked={asked} ended={ended} onBack={back} onDone={onDone}>
      <LoginForm entrance="agent" onDone={onDone} onVerify={ask} onForgot={() => open({ kind: 'recover' })} />
      {children}
    </LogIn>
  );
}
