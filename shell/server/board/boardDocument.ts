import type { Deployment } from '../../composition/deployment';
import { contentSecurityPolicy } from '../../render/contentSecurityPolicy';
import type { Observations } from '../telemetry/observations';
import type { LiveReleases } from '../liveReleases';
import { boardStyle } from './boardStyle';
import { failuresSection, vitalsSection } from './healthSections';
import { all, markup } from './markup';
import { commandsSection, historySection, onShowSection, routesSection } from './releaseSections';

/** The board as a document, and the policy it is sent with. */
export function boardDocument(
  served: LiveReleases,
  history: readonly Deployment[],
  observations: Observations,
): { readonly html: string; readonly policy: string } {
  const { release } = served.live;
  const body = all([
    markup`<h1>Releases of ${release.settings.brand}</h1>
<p class="quiet">What this server saw in the last hour. <a href="/_releases">Show what is new</a></p>`,
    onShowSection(served, history[0], observations),
    failuresSection(observations),
    vitalsSection(release, observations),
    routesSection(release),
    historySection(history),
    commandsSection(served),
  ]);
  const document = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Releases of ${release.settings.brand}</title>
<style>${{ text: boardStyle }}</style>
</head>
<body>
<main>${body}</main>
</body>
</html>
`;
  return {
    html: document.text,
    policy: contentSecurityPolicy(release.settings, { scripts: [], styles: [boardStyle] }),
  };
}
