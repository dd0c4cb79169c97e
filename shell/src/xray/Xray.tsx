import type { Composition } from '@tanabana/runtime/contracts/composition';
import { color, font, notPrinted, size, space } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { useCallback, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { PageHealth } from '../remotes/pageHealth';
import { pageRegions, type PageRegion } from './pageRegions';
import { useMeasured } from './pageRegions';

interface XrayProps {
  readonly composition: Composition;
  readonly health: PageHealth;
  readonly onClose: () => void;
}

/** Outlines every region of the page, and shows its owner, version, load time and failures. */
export function Xray({ composition, health, onClose }: XrayProps) {
  const measure = useCallback(
    () =>
      pageRegions(composition).map((region) => ({ region, place: region.element.getBoundingClientRect() })),
    [composition],
  );
  const regions = useMeasured(measure);
  const closing = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    closing.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);

  return (
    <>
      {regions.map(({ region, place: { top, left, width, height } }, index) => (
        <Outline
          key={index}
          $color={colorOf(region.owner)}
          aria-hidden
          style={{ top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` }}
        >
          <span>{nameOf(region)}</span>
        </Outline>
      ))}
      <Panel aria-label="X-ray of the page">
        <Head>
          <p>
            Release <code>{composition.release}</code>
          </p>
          <Button ref={closing} type="button" $look="quiet" onClick={onClose}>
            Close X-ray
          </Button>
        </Head>
        <ul>
          {regions.map(({ region }, index) => (
            <Entry key={index} $color={colorOf(region.owner)}>
              <strong>{region.title}</strong>
              <span>{` ${describe(region, composition, health)}`}</span>
            </Entry>
          ))}
        </ul>
      </Panel>
    </>
  );
}

const COLORS: Readonly<Record<string, string>> = {
  catalogue: color.madder,
  cart: color.leaf,
  account: color.brass,
  content: color.indigo,
};

function colorOf(owner: string): string {
  return COLORS[owner] ?? color.muted;
}

function nameOf({ owner, expose }: PageRegion): string {
  return expose ? `${owner} ${expose.replace('./', '')}` : owner;
}

/** Describes one region in a line of text. */
function describe({ owner, expose }: PageRegion, { remotes }: Composition, health: PageHealth): string {
  if (!expose) return 'of the shell, by the Shell team';
  const load = health.loads.findLast((one) => one.remote === owner && one.expose === expose);
  const failures = health.failures.filter(({ remote }) => remote === owner);
  const parts = [
    `${expose.replace('./', '')} of ${owner}, by the ${remotes[owner]?.owner ?? 'team that is not known'}`,
    `version ${health.versionOf(owner)}`,
    load ? `loaded in ${Math.round(load.milliseconds)} ms` : 'not loaded yet: this is the HTML of the server',
    failures.length === 0
      ? 'no failures'
      : `failed ${failures.length === 1 ? 'once' : `${failures.length} times`}: ${failures.map(({ kind, error }) => `${kind}: ${String(error)}`).join('; ')}`,
  ];
  return parts.join(' · ');
}

const Outline = styled.div<{ readonly $color: string }>`
  position: fixed;
  z-index: 40;
  outline: 2px dashed ${({ $color }) => $color};
  outline-offset: -2px;
  pointer-events: none;
  ${notPrinted}

  > span {
    position: absolute;
    top: 0;
    right: 0;
    padding: 2px ${space(1)};
    background: ${({ $color }) => $color};
    color: ${color.paper};
    font: 600 ${size.small} / 1.4 ${font.text};
  }
`;

const Panel = styled.aside`
  position: fixed;
  z-index: 41;
  inset: auto 0 0;
  max-height: 45vh;
  padding: ${space(2)} ${space(3)};
  overflow: auto;
  border-top: 3px solid ${color.ink};
  background: ${color.paper};
  font-size: ${size.small};
  ${notPrinted}

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(1)};

  p {
    margin: 0;
  }
`;

const Entry = styled.li<{ readonly $color: string }>`
  margin-top: ${space(1)};
  padding-left: ${space(1.5)};
  border-left: 4px solid ${({ $color }) => $color};
  overflow-wrap: anywhere;
`;
