import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useHouse } from '../HouseContext';

interface NavLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly to: string;
}

/** A link of the shell: says when it leads to the present page, and fetches its page as soon as it is aimed at. */
export function NavLink({ to, ...rest }: NavLinkProps) {
  const { prefetch } = useHouse();
  const { pathname, search } = useLocation();
  const [path = to] = to.split('?');
  const isHere = to === pathname || to === pathname + search;
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      onPointerEnter={() => prefetch(path)}
      onFocus={() => prefetch(path)}
      {...rest}
    />
  );
}
