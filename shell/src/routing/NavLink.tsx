import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface NavLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly to: string;
}

export function NavLink({ to, ...rest }: NavLinkProps) {
  const { pathname, search } = useLocation();
  const isHere = to === pathname || to === pathname + search;
  return <Link to={to} aria-current={isHere ? 'page' : undefined} {...rest} />;
}
