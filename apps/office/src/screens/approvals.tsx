import { ApprovalsScreen, type ApprovalsView, type Proposal } from '@parlour/office-people';
import { TextLink } from '@parlour/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { OfficeLink } from '../frame/office-link.tsx';
import { may, useSession } from '../session/session.ts';

const WithdrawalEvidence = lazy(async () => ({ default: (await import('@parlour/office-money')).WithdrawalEvidence }));

export function Approvals() {
  const session = useSession();
  const { view, open } = useSearch({ strict: false }) as { view?: ApprovalsView; open?: string };
  const navigate = useNavigate() as (to: { to: string; search: object }) => Promise<void>;
  const evidenceOf = ({ operation, effect, subject, merchant }: Proposal) =>
    operation === 'approveWithdrawal' &&
    may(session, 'withdrawal.decide', 'r', merchant) && (
      <Suspense fallback={null}>
        <WithdrawalEvidence id={subject.id} currency={effect?.currency ?? ''} />
      </Suspense>
    );
  return (
    <ApprovalsScreen
      showsGaps={may(session, 'operator.manage', 'r', 'platform')}
      view={view}
      sought={open}
      onView={(next) => void navigate({ to: '.', search: next === 'forMe' && open === undefined ? {} : { view: next } })}
      linkTo={linkTo}
      mayReveal={(merchant) => may(session, 'member.reveal', 'w', merchant)}
      evidenceOf={evidenceOf}
    />
  );
}

function linkTo(proposal: Proposal, text: ReactNode): ReactNode {
  const to = addressOf(proposal);
  return to === undefined ? text : <TextLink render={<OfficeLink to={to} />}>{text}</TextLink>;
}

/** Where the subject of a proposal is shown; undefined for one that is on no page yet, or on none of its own. */
function addressOf({ merchant, operation, subject: { kind, id } }: Proposal): string | undefined {
  const open = `?${new URLSearchParams({ open: id }).toString()}`;
  const at = `/m/${merchant ?? ''}`;
  switch (kind) {
    case 'withdrawal':
      return `${at}/withdrawals${open}`;
    case 'deposit':
      return `${at}/deposits${open}`;
    case 'member':
      return `${at}/members/${id}`;
    case 'operator':
      return operation === 'addOperator' ? undefined : `/people${open}`;
    case 'role':
      return operation === 'createRole' ? undefined : `/roles${open}`;
    case 'setting':
      return `${at}/settings${open}`;
    case 'rule':
      return `${at}/risk${open}`;
    case 'method':
      return `${at}/methods${open}`;
    case 'draw':
      return `${at}/draws/${id}`;
    case 'calendar':
      return `${at}/lotteries${open}`;
    case 'pack':
      return `${at}/odds/${id.slice(id.indexOf('/') + 1)}`;
    case 'content':
      return `${at}/content/${id}`;
    case 'promotion':
      return `${at}/promotions/${id.slice(id.indexOf('/') + 1)}`;
    case 'loyalty':
      return `${at}/loyalty${open}`;
    case 'provider':
    case 'vendor':
    case 'merchant':
    case 'members':
    case 'bet':
    case 'broadcast':
      return undefined;
  }
}
