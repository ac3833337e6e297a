import { ApprovalsScreen, type ApprovalsView } from '@parlour/office-people';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { may, useSession } from '../session/session.ts';

export function Approvals() {
  const session = useSession();
  const { view, open } = useSearch({ strict: false }) as { view?: ApprovalsView; open?: string };
  const navigate = useNavigate() as (to: { to: string; search: object }) => Promise<void>;
  return (
    <ApprovalsScreen
      showsGaps={may(session, 'operator.manage', 'r', 'platform')}
      view={view}
      sought={open}
      onView={(next) => void navigate({ to: '.', search: next === 'forMe' && open === undefined ? {} : { view: next } })}
    />
  );
}
