import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A link within the office. The router's own types know the addresses of the players’ app, which registers its router. */
export function OfficeLink({ to, exact = false, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string; exact?: boolean }) {
  return <Link to={to as never} activeOptions={{ exact }} {...(rest as object)} />;
}
