import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, linkHover, size, space } from '../theme/tokens';

interface BreadcrumbProps {
  /** Parent pages, followed by the current page, which has no address. */
  readonly trail: readonly { readonly label: string; readonly to?: string }[];
}

export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <Trail>
        {trail.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </Trail>
    </nav>
  );
}

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: ${space(1.5)};
  color: ${color.muted};
  font-size: ${size.small};

  /* The last label wraps within its own column, so that no label moves when the web font replaces the fallback font. */
  li:last-child {
    flex: 1 1 6em;
    min-width: 0;
  }

  li:not(:last-child)::after {
    content: '/' / '';
    margin: 0 ${space(1)};
    color: ${color.brass};
  }

  /* Phones show the parent only. */
  @media (max-width: 479px) {
    li:not(:nth-last-child(2), :only-child) {
      display: none;
    }

    && li::after {
      content: none;
    }

    li:not(:only-child) a::before {
      content: '‹' / '';
      margin-right: ${space(0.75)};
      color: ${color.brass};
    }
  }

  a {
    display: inline-block;
    padding: 4px 0;
    text-decoration: none;
    ${linkHover}
  }

  span {
    line-height: calc(1.6em + 8px);
    color: ${color.ink};
  }
`;
