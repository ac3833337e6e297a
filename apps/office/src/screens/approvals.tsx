import { ApprovalsScreen, type ApprovalsView } from '@parlour/office-people';
import { useNavigate, useSearch } from '@tanstack/react-router';

export function Approvals() {
  const { view = 'forMe' } = useSearch({ strict: false }) as { view?: ApprovalsView };
  const navigate = useNavigate() as (to: { to: string; search: object }) => Promise<void>;
  return <ApprovalsScreen view={view} onView={(next) => void navigate({ to: '.', search: next === 'forMe' ? {} : { view: next } })} />;
}
