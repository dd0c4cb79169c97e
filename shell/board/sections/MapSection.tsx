import { styled } from 'styled-components';
import { color, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { routesOf, type Release } from '../../composition/releaseDocument';
import { RemotesMap } from './RemotesMap';
import { shownFragments } from './shownFragments';

interface MapSectionProps {
  readonly release: Release;
}

/** Remotes, the pages they own, and whose fragments stand on whose pages. */
export function MapSection({ release }: MapSectionProps) {
  const remotes = Object.values(release.remotes).sort((a, b) => a.name.localeCompare(b.name));
  return (
    <section>
      <h2>Map</h2>
      <Plan>
        <RemotesMap release={release} shown={shownFragments(release)} />
        <div>
          {remotes.map((remote) => (
            <details key={remote.name}>
              <summary>
                <strong>{remote.name}</strong>, {remote.owner}
              </summary>
              <Pages>
                {routesOf(remote, release.settings).map(({ path, fragments }) => (
                  <li key={path}>
                    <code>{path}</code>
                    {fragments.length > 0 && <span className="quiet"> with {fragments.join(', ')}</span>}
                  </li>
                ))}
              </Pages>
            </details>
          ))}
        </div>
      </Plan>
    </section>
  );
}

const Plan = styled.div`
  display: grid;
  gap: ${space(3)};

  ${wide.desktop} {
    grid-template-columns: 440px minmax(0, 1fr);
    gap: ${space(6)};
  }

  summary {
    padding: ${space(1)} 0;
    border-bottom: 1px solid ${color.line};
    cursor: pointer;
  }
`;

const Pages = styled.ul`
  padding: ${space(1)} 0 ${space(2)} ${space(2)};
  font-size: ${size.small};
  line-height: 1.7;
`;
