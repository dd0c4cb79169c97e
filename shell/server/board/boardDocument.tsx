import { renderToStaticMarkup } from 'react-dom/server';
import type { Deployment } from '../../composition/deployment';
import { contentSecurityPolicy } from '../../render/contentSecurityPolicy';
import type { Observations } from '../telemetry/observations';
import type { LiveReleases } from '../liveReleases';
import type { MachineCounts } from '../canary/machineCounts';
import { boardStyle } from './boardStyle';
import { CanaryMachines } from './CanaryMachines';
import { Failures, Refusals, Vitals } from './healthSections';
import { Commands, History, Live, Routes } from './releaseSections';

/** The board as a document, and the policy it is sent with. */
export function boardDocument(
  served: LiveReleases,
  history: readonly Deployment[],
  observations: Observations,
  machines: readonly MachineCounts[],
): { readonly html: string; readonly policy: string } {
  const { release } = served.live;
  const title = `Releases of ${release.settings.brand}`;
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: boardStyle }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p className="quiet">
            What this server saw in the last hour. <a href="/_releases">Show what is new</a>
          </p>
          <Live served={served} deployment={history[0]} observations={observations} />
          <CanaryMachines machines={machines} />
          <Failures observations={observations} />
          <Refusals observations={observations} />
          <Vitals release={release} observations={observations} />
          <Routes release={release} />
          <History history={history} />
          <Commands served={served} />
        </main>
      </body>
    </html>,
  );
  return {
    html: `<!doctype html>${markup}`,
    policy: contentSecurityPolicy(release.settings, { scripts: [], styles: [boardStyle] }),
  };
}
