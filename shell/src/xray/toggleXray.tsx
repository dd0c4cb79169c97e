import type { Composition } from '@tanabana/contract/remotes/composition';
import { matchRoute } from '@tanabana/contract/routes/matchRoute';
import { Button } from '@tanabana/ui/kit/Button';
import { row } from '@tanabana/ui/theme/layout';
import { color, font, notPrinted, size, space } from '@tanabana/ui/theme/tokens';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import type { PageHealth } from '../remotes/pageHealth';

interface XrayProps {
  readonly composition: Composition;
  readonly health: PageHealth;
  readonly onClose: () => void;
}

let close: (() => void) | undefined;

export function toggleXray(composition: Composition, health: PageHealth): void {
  if (close) {
    close();
    return;
  }
  const before = document.activeElement;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close?.();
  };
  window.addEventListener('keydown', onKey);
  close = () => {
    close = undefined;
    window.removeEventListener('keydown', onKey);
    root.unmount();
    host.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  root.render(<Xray composition={composition} health={health} onClose={close} />);
}

/** Outlines every region of the page, and displays the region's owner, version, load time and failures. */
function Xray({ composition, health, onClose }: XrayProps) {
  const [regions, setRegions] = useState(() => findRegions(composition, health));
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => closeButton.current?.focus(), []);
  // Measures the regions in every frame, because they move when the page is scrolled.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setRegions(findRegions(composition, health)));
    return () => cancelAnimationFrame(frame);
  });
  return (
    <>
      {regions.map(({ color: outline, label, box: { top, left, width, height } }, index) => (
        <Outline key={index} $color={outline} aria-hidden style={{ top, left, width, height }}>
          <span>{label}</span>
        </Outline>
      ))}
      <Panel aria-label="X-ray of the page">
        <Head>
          <p>
            Release <code>{composition.release}</code>
          </p>
          <Button ref={closeButton} type="button" $look="quiet" onClick={onClose}>
            Close X-ray
          </Button>
        </Head>
        <ul>
          {regions.map((region, index) => (
            <Entry key={index} $color={region.color}>
              <strong>{region.title}</strong>
              <span>{` ${region.details}`}</span>
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

/** Title → selector. The selector of `Page` is not `main`, because `main` extends behind the header. */
const SELECTORS = {
  Header: '#root > header',
  Page: '#main > :last-child',
  Fragment: '[data-fragment]',
  Footer: '#root > footer',
};

function findRegions(composition: Composition, health: PageHealth) {
  const page = matchRoute(composition.routes, window.location.pathname);
  return Object.entries(SELECTORS).flatMap(([title, selector]) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
      const [remote, fragment] = element.dataset.fragment?.split('/') ?? [];
      const { remote: owner, expose } =
        title === 'Page' && page ? page : { remote: remote ?? 'shell', expose: `./fragments/${fragment}` };
      const name = expose.replace('./', '');
      const isShell = owner === 'shell';
      return {
        title,
        color: COLORS[owner] ?? color.muted,
        label: isShell ? owner : `${owner} ${name}`,
        details: isShell
          ? `of the shell, by the Shell team · version ${health.versionOf(owner)}`
          : `${name} of ${owner}, by the ${describe(owner, expose, composition, health)}`,
        box: element.getBoundingClientRect(),
      };
    }),
  );
}

function describe(owner: string, expose: string, { remotes }: Composition, health: PageHealth): string {
  const load = health.loads.findLast((one) => one.remote === owner && one.expose === expose);
  const failures = health.failures.filter(({ remote }) => remote === owner);
  const failureTexts = failures.map(({ kind, error }) => `${kind}: ${String(error)}`).join('; ');
  const times = failures.length === 1 ? 'once' : `${failures.length} times`;
  return [
    remotes[owner]?.owner ?? 'team that is not known',
    `version ${health.versionOf(owner)}`,
    load ? `loaded in ${Math.round(load.milliseconds)} ms` : 'not loaded yet: this is the HTML of the server',
    failures.length === 0 ? 'no failures' : `failed ${times}: ${failureTexts}`,
  ].join(' · ');
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
`;

const Head = styled.div`
  ${row([1, 3])}
  justify-content: space-between;
  margin-bottom: ${space(1)};
`;

const Entry = styled.li<{ readonly $color: string }>`
  margin-top: ${space(1)};
  padding-left: ${space(1.5)};
  border-left: 4px solid ${({ $color }) => $color};
  overflow-wrap: anywhere;
`;
