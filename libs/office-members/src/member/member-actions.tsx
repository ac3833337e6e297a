import { Trans, useLingui } from '@lingui/react/macro';
import type { ValueOf } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { ReasonDialog, useRefusalToast } from '@parlour/office-ui';
import { Button, ConfirmDialog, Menu, MoreIcon, useToasts, type MenuEntry } from '@parlour/ui';
import { useState } from 'react';
import { EraseDialog, ExportDataDialog } from './data-requests.tsx';
import { ExcludeDialog } from './exclude-dialog.tsx';
import type { MemberProfile, MemberQuestion, MemberRights } from './member-screen.tsx';

type Question = 'age' | 'agent' | 'authenticator' | 'erase' | 'exportData' | 'paymentPassword' | 'risk' | MemberQuestion;
type Resets = ValueOf<'clearAuthenticator' | 'clearPaymentPassword' | 'resetMemberPassword'>;

export interface MemberActionsProps {
  member: MemberProfile;
  rights: MemberRights;
  /** The question that the page asks at once, if the roles allow it. */
  ask: MemberQuestion | undefined;
  /** The question was answered, or dismissed. */
  onAsked: () => void;
}

/** The actions on a member; each says what it does, and to whom, before it is done. */
export function MemberActions({ member, rights, ask: first, onAsked }: MemberActionsProps) {
  const { t } = useLingui();
  const tellRefusal = useRefusalToast();
  const toasts = useToasts();
  const block = useOfficeMutation('blockMember');
  const unblock = useOfficeMutation('unblockMember');
  const verifyAge = useOfficeMutation('verifyMemberAge');
  const unverifyAge = useOfficeMutation('unverifyMemberAge');
  const reviewRisk = useOfficeMutation('reviewMemberRisk');
  const endSessions = useOfficeMutation('endMemberSessions');
  const makeAgent = useOfficeMutation('makeAgent');
  const unmakeAgent = useOfficeMutation('unmakeAgent');
  const resetPassword = useOfficeMutation('resetMemberPassword');
  const clearPaymentPassword = useOfficeMutation('clearPaymentPassword');
  const clearAuthenticator = useOfficeMutation('clearAuthenticator');
  const [question, ask] = useState<Question | undefined>(mayAsk(first, member, rights) ? first : undefined);
  const close = () => {
    ask(undefined);
    if (first !== undefined) onAsked();
  };
  const { id, username } = member;
  const body = { member: id };
  const isBlocked = member.status === 'blocked';
  const isOldEnough = member.ageVerified !== null;
  const isAgent = member.agentType !== null;

  const tell = (text: string) => toasts.show({ mood: 'success', text });
  const change = async (done: Promise<unknown>, text: string) => {
    try {
      await done;
      tell(text);
    } catch (error) {
      tellRefusal(error);
    } finally {
      close();
    }
  };
  /** A password that is returned at once is shown nowhere else, so it stays until the dialog is closed. */
  const reset = async (done: Promise<Resets>, text: string) => {
    try {
      const answer = await done;
      if ('approval' in answer) tell(t`Proposed. Another operator decides.`);
      else if ('password' in answer) toasts.show({ text: t`Password of ${username} for one day: ${answer.password}`, lastsMs: null });
      else tell(text);
    } catch (error) {
      tellRefusal(error);
    } finally {
      close();
    }
  };
  const entry = (key: Question, text: string, separated = false): MenuEntry => ({ key, text, separated, onSelect: () => ask(key) });
  const more: MenuEntry[] = [
    ...(rights.block && member.risk.length > 0 ? [entry('risk', t`Mark the risk as reviewed`)] : []),
    ...(rights.block ? [entry('age', isOldEnough ? t`Take back the verified age` : t`Mark the age as verified`)] : []),
    ...(rights.exclude ? [entry('exclude', t`Exclude from betting`)] : []),
    ...(rights.agent ? [entry('agent', isAgent ? t`Make a member again` : t`Make an agent`)] : []),
    ...(rights.reset
      ? [
          entry('password', t`Reset the password`, true),
          ...(member.paymentPassword ? [entry('paymentPassword', t`Clear the payment password`)] : []),
          ...(member.authenticator ? [entry('authenticator', t`Clear the authenticator`)] : []),
        ]
      : []),
    ...(rights.exportData ? [entry('exportData', t`Export the data`, true)] : []),
    ...(rights.erase ? [entry('erase', t`Erase the personal data`, !rights.exportData)] : []),
  ];
  const confirm = { cancelText: t`Cancel`, closeText: t`Close`, onOpenChange: (next: boolean) => !next && close() };
  return (
    <>
      {rights.endSessions && (
        <Button variant="secondary" onClick={() => ask('endSessions')}>
          <Trans>End sessions</Trans>
        </Button>
      )}
      {rights.block && (
        <Button variant={isBlocked ? 'secondary' : 'danger'} onClick={() => ask(isBlocked ? 'unblock' : 'block')}>
          {isBlocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
        </Button>
      )}
      {more.length > 0 && (
        <Menu
          label={t`More`}
          align="end"
          trigger={
            <Button variant="ghost" icon={<MoreIcon size="s" />}>
              <Trans>More</Trans>
            </Button>
          }
          entries={more}
        />
      )}
      <ReasonDialog
        open={question === 'block'}
        onClose={close}
        title={t`Block ${username}?`}
        label={t`Why?`}
        hint={t`All sessions end at once. Your reason is kept in the audit log; the member does not see it.`}
        confirmText={t`Block`}
        onConfirm={async (reason) => {
          await block.mutateAsync({ body: { ...body, reason } });
          tell(t`${username} is logged out and blocked.`);
        }}
      />
      <ReasonDialog
        open={question === 'unblock'}
        onClose={close}
        title={t`Unblock ${username}?`}
        label={t`Why?`}
        hint={t`Your reason is kept in the audit log; the member does not see it.`}
        confirmText={t`Unblock`}
        destructive={false}
        onConfirm={async (reason) => {
          await unblock.mutateAsync({ body: { ...body, reason } });
          tell(t`${username} can log in again.`);
        }}
      />
      <ReasonDialog
        open={question === 'risk'}
        onClose={close}
        title={t`Have you reviewed the risk of ${username}?`}
        label={t`What did you find?`}
        hint={t`The rules that held are not shown here any more until one holds again. Your reason is kept in the audit log.`}
        confirmText={t`Mark as reviewed`}
        destructive={false}
        onConfirm={async (reason) => {
          await reviewRisk.mutateAsync({ body: { ...body, reason } });
          tell(t`The risk of ${username} is reviewed.`);
        }}
      />
      <ReasonDialog
        open={question === 'age'}
        onClose={close}
        title={isOldEnough ? t`Take back that the age of ${username} is verified?` : t`Is the age of ${username} verified?`}
        label={t`Why?`}
        hint={t`Such as the document that you have seen. Your reason is kept in the audit log; the member does not see it.`}
        confirmText={isOldEnough ? t`Take it back` : t`Mark as verified`}
        destructive={isOldEnough}
        onConfirm={async (reason) => {
          await (isOldEnough ? unverifyAge : verifyAge).mutateAsync({ body: { ...body, reason } });
          tell(isOldEnough ? t`The age of ${username} is not verified any more.` : t`The age of ${username} is verified.`);
        }}
      />
      <ReasonDialog
        open={question === 'endSessions'}
        onClose={close}
        title={t`Log ${username} out everywhere?`}
        label={t`Why?`}
        hint={t`Browsers that were remembered are forgotten. The member can log in again at once.`}
        confirmText={t`End sessions`}
        onConfirm={async (reason) => {
          await endSessions.mutateAsync({ body: { ...body, reason } });
          tell(t`${username} is logged out everywhere.`);
        }}
      />
      {question === 'exportData' && <ExportDataDialog member={member} onClose={close} />}
      {question === 'erase' && <EraseDialog member={member} onClose={close} />}
      <ExcludeDialog open={question === 'exclude'} member={member} onClose={close} onDone={tell} />
      <ConfirmDialog
        {...confirm}
        open={question === 'agent'}
        title={isAgent ? <Trans>Make {username} a member again?</Trans> : <Trans>Make {username} an agent?</Trans>}
        text={<Trans>Agents log in at the agents’ entrance only, and members at the other.</Trans>}
        confirmText={isAgent ? t`Make a member again` : t`Make an agent`}
        busy={makeAgent.isPending || unmakeAgent.isPending}
        onConfirm={() =>
          void change(
            isAgent ? unmakeAgent.mutateAsync({ body }) : makeAgent.mutateAsync({ body }),
            isAgent ? t`${username} is a member again.` : t`${username} is an agent now.`,
          )
        }
      />
      <ConfirmDialog
        {...confirm}
        open={question === 'password'}
        destructive
        title={<Trans>Reset the password of {username}?</Trans>}
        text={
          <Trans>
            A second operator decides. The one who approves is shown a password that is valid for one day and must be changed at log-in.
          </Trans>
        }
        confirmText={t`Propose it`}
        busy={resetPassword.isPending}
        onConfirm={() => void reset(resetPassword.mutateAsync({ body }), '')}
      />
      <ConfirmDialog
        {...confirm}
        open={question === 'paymentPassword'}
        destructive
        title={<Trans>Clear the payment password of {username}?</Trans>}
        text={<Trans>A second operator decides. The member then sets a new one.</Trans>}
        confirmText={t`Propose it`}
        busy={clearPaymentPassword.isPending}
        onConfirm={() => void reset(clearPaymentPassword.mutateAsync({ body }), t`The payment password is cleared.`)}
      />
      <ConfirmDialog
        {...confirm}
        open={question === 'authenticator'}
        destructive
        title={<Trans>Clear the authenticator of {username}?</Trans>}
        text={
          <Trans>A second operator decides. Make sure that you know who is asking: the authenticator protects against exactly that.</Trans>
        }
        confirmText={t`Propose it`}
        busy={clearAuthenticator.isPending}
        onConfirm={() => void reset(clearAuthenticator.mutateAsync({ body }), t`The authenticator is cleared.`)}
      />
    </>
  );
}

/** Whether it is possible now: nobody is asked again to block somebody who is blocked. */
function mayAsk(question: MemberQuestion | undefined, { status }: MemberProfile, rights: MemberRights): boolean {
  switch (question) {
    case undefined:
      return false;
    case 'block':
      return rights.block && status !== 'blocked';
    case 'unblock':
      return rights.block && status === 'blocked';
    case 'endSessions':
      return rights.endSessions;
    case 'exclude':
      return rights.exclude;
    case 'password':
      return rights.reset;
  }
}
