import { Link, useMemberAction, useNavigate } from '@parlour/routes';
import type { ComponentProps, MouseEvent } from 'react';
import type { memberEntries } from './member-entries.ts';

interface MemberLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: '/member' | (typeof memberEntries)[number]['to'];
  /** Marks a link in the list of the member centre: the page that it leads to goes back there. */
  fromList?: boolean | undefined;
}

/** A link to a page of the member centre: a visitor who may not go there is asked to log in on the current page, and then goes on. */
export function MemberLink({ to, fromList, onClick, ...rest }: MemberLinkProps) {
  const act = useMemberAction();
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // A new tab asks at its own address.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act('openMemberCentre', () => void navigate({ to, ...(fromList && { state: { fromList } }) }));
  };
  return <Link to={to} preload={false} activeOptions={{ exact: true }} {...(rest as object)} onClick={go} />;
}
