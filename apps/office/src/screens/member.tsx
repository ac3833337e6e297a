import { memberQuestions, MemberScreen, memberTabs, type MemberTab } from '@parlour/office-members';
import { TextLink } from '@parlour/ui';
import { useParams } from '@tanstack/react-router';
import { OfficeLink } from '../frame/office-link.tsx';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Member() {
  const session = useSession();
  const { member } = useParams({ strict: false }) as { member: string };
  const { merchant, inAddress, open, filters, onFilter } = usePlace();
  const at = merchant ?? null;
  const list = `/m/${inAddress}/members`;
  return (
    <MemberScreen
      key={member}
      member={member}
      rights={{
        adjust: may(session, 'wallet.adjust', 'p', at),
        debts: may(session, 'debt.settle', 'p', at),
        block: may(session, 'member.block', 'w', at),
        endSessions: may(session, 'member.endSessions', 'w', at),
        exclude: may(session, 'member.exclude', 'w', at),
        reset: may(session, 'member.reset', 'p', at),
        agent: may(session, 'agent.tree', 'w', at),
        note: may(session, 'member.view', 'w', at),
        reveal: may(session, 'member.reveal', 'w', at),
        deposits: may(session, 'deposit.resolve', 'r', at),
        withdrawals: may(session, 'withdrawal.decide', 'r', at),
        askVendor: may(session, 'ledger.reconcile', 'w', at),
        message: may(session, 'message.send', 'w', at),
        forfeit: may(session, 'promotion.decide', 'p', at),
        limit: may(session, 'member.limits', 'p', at),
        exportData: may(session, 'member.export', 'p', at),
        erase: may(session, 'member.erase', 'p', at),
      }}
      tab={memberTabs.find((tab) => tab === filters['tab']) ?? 'overview'}
      onTab={(tab: MemberTab) => onFilter({ tab: tab === 'overview' ? undefined : tab })}
      open={open}
      ask={memberQuestions.find((question) => question === filters['ask'])}
      onAsked={() => onFilter({ ask: undefined })}
      back={<OfficeLink to={list} />}
      linkToInvited={(code, text) => <TextLink render={<OfficeLink to={`${list}?code=${encodeURIComponent(code)}`} />}>{text}</TextLink>}
      linkTo={(id, text) => <TextLink render={<OfficeLink to={`${list}/${id}`} />}>{text}</TextLink>}
    />
  );
}
