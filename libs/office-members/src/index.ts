// Members in the office.
// Must never know a route or a session: who may do what comes in.
export { MembersScreen, type MemberFilters, type MembersScreenProps } from './members-screen.tsx';
export { MentionsScreen, type MentionsScreenProps } from './mentions-screen.tsx';
export {
  memberQuestions,
  MemberScreen,
  memberTabs,
  type MemberQuestion,
  type MemberRights,
  type MemberScreenProps,
  type MemberTab,
} from './member/member-screen.tsx';
