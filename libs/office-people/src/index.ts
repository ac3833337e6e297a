// Operators in the office.
// Must never know a route or a session: who may do what comes in.
export { AuditScreen, type AuditScreenProps } from './audit/audit-screen.tsx';
export { SubjectHistory } from './audit/subject-history.tsx';
export type { AuditFilters } from './audit/audit-filters.tsx';
export { ApprovalsScreen, type ApprovalsScreenProps, type ApprovalsView, type Proposal } from './approvals-screen.tsx';
export { RolesScreen, type RolesScreenProps } from './roles/roles-screen.tsx';
export { PeopleScreen, type PeopleScreenProps } from './people-screen.tsx';
