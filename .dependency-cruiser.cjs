/**
 * Import rules (`npm run imports`). Files that match `from` may not import files that match `to`. The rules also apply
 * to imports of types.
 */
const { readdirSync, readFileSync } = require('node:fs');

const forbid = (name, from, to, comment) => ({
  name,
  severity: 'error',
  ...(comment && { comment }),
  from,
  to,
});

const TEST = '(\\.test\\.tsx?$|/e2e/|^shell/(test|bench)/)';

/**
 * Forbids each folder of `order` to import from the folders before it. With `['pages', 'layout']`, for example,
 * `layout` may not import from `pages`.
 */
function downwards(name, base, order) {
  return order
    .slice(1)
    .map((folder, index) =>
      forbid(
        `${name}-${folder}-imports-downwards`,
        { path: `^${base}${folder}/`, pathNot: TEST },
        { path: `^${base}(${order.slice(0, index + 1).join('|')})(/|\\.tsx?$)` },
      ),
    );
}

const WORKFLOWS = '.github/workflows';

/**
 * Creates the rule for a workflow file: its workspace may import from a folder of `shared` only if a change in that
 * folder starts the workflow.
 */
function pipelineRule(file) {
  const text = readFileSync(`${WORKFLOWS}/${file}`, 'utf8');
  const workspace = /workspace: ([\w-]+)/.exec(text)?.[1];
  if (!workspace) return [];
  const folders = (pattern) => [...text.matchAll(pattern)].map(([, folder]) => folder).join('|');
  const watched = `(?=${folders(/[ [](shared\/[\w/]+\/)\*/g)})(?!${folders(/!(shared\/[\w/]+\/)\*/g) || '$'})`;
  return [
    forbid(
      `${workspace}-pipeline-watches-imports`,
      { path: `^${workspace}/` },
      { path: '^shared/(?!node_modules)', pathNot: `^${watched}`, reachable: true },
      `Name the folder in ${WORKFLOWS}/${file}: a change there starts this pipeline.`,
    ),
  ];
}

module.exports = {
  forbidden: [
    ...readdirSync(WORKFLOWS).flatMap(pipelineRule),
    forbid(
      'remotes-stand-alone',
      { path: '^(mfe-[a-z]+)/' },
      { path: '^(mfe-|shell/|account-api/)', pathNot: ['^$1/', '^account-api/test/'] },
      'A remote reaches another through a fragment or an event, never through an import.',
    ),
    forbid(
      'account-test-helpers-in-journeys-only',
      { path: '^mfe-', pathNot: '^mfe-[a-z]+/e2e/' },
      { path: '^account-api/test/' },
      'Only journeys may take what the account service offers to tests.',
    ),
    forbid(
      'nothing-imports-journeys',
      {
        pathNot:
          '(/e2e/|^shell/(bench|icons|cli/browser)/|^shared/tooling/playwright/|playwright\\.config\\.ts$)',
      },
      { path: '(/e2e/|^shared/tooling/playwright/)' },
    ),
    forbid(
      'account-service-stands-alone',
      { path: '^account-api/src/', pathNot: TEST },
      { path: '^(mfe-|shell/|shared/(?!http/))' },
    ),
    forbid(
      'account-tests-know-contracts-only',
      { path: '^account-api/' },
      { path: '^(mfe-|shell/|shared/(?!contract|http))', pathNot: '^shared/tooling/jest/' },
    ),
    forbid(
      'account-service-by-its-public-entry',
      { path: '^shell/' },
      { path: '^account-api/src/', pathNot: '^account-api/src/createAccountApi\\.ts$' },
      'No server imports the internals of another. They share `shared/http`.',
    ),
    forbid('packages-import-no-deployables', { path: '^shared/' }, { path: '^(mfe-|shell/|account-api/)' }),
    // Each package of `shared`, with the packages that it may import.
    ...Object.entries({
      contract: [],
      http: [],
      shop: ['contract'],
      ui: ['contract', 'shop'],
      sandbox: ['contract'],
      releases: ['contract'],
      tooling: ['contract', 'ui', 'sandbox', 'releases'],
    }).map(([name, below]) =>
      forbid(
        `${name}-imports-downwards`,
        { path: `^shared/${name}/`, pathNot: ['\\.config\\.mjs$', '\\.test\\.tsx?$'] },
        { path: `^shared/(?!(${[name, ...below].join('|')})/)` },
      ),
    ),
    forbid(
      'http-for-servers-only',
      { pathNot: [TEST, '^shared/http/', '^shell/(server|board|start|development)', '^account-api/'] },
      { path: '^shared/http/' },
    ),
    forbid(
      'servers-import-no-tools',
      {
        path: '^(shell/(server|board|render)|account-api/src)/',
        pathNot: [TEST, '\\.testing\\.ts$'],
      },
      { path: '^shared/tooling/' },
    ),
    forbid(
      'pages-bundle-no-tools',
      { path: '^(shell|mfe-[a-z]+)/src/', pathNot: TEST },
      { path: '^shared/tooling/' },
    ),
    forbid(
      'browser-shell-imports-no-server',
      { path: '^shell/src/' },
      { path: '^(mfe-|account-api/|shell/(server|board|development|cli|render|test)/)' },
    ),
    forbid(
      'servers-import-no-browser-code',
      { path: '^shell/(server|board|development|cli|render)/', pathNot: TEST },
      { path: '^shell/src/' },
      'The server and the browser share `shell/protocol`.',
    ),
    forbid(
      'protocol-above-contract-only',
      { path: '^shell/protocol/', pathNot: TEST },
      { path: '^shell/(?!protocol/)' },
    ),
    forbid(
      'render-serves-nothing',
      { path: '^shell/render/', pathNot: TEST },
      { path: '^shell/(server|board|cli)/' },
    ),
    forbid('server-stands-alone', { path: '^shell/server/', pathNot: TEST }, { path: '^shell/(board|cli)/' }),
    forbid('board-stands-alone', { path: '^shell/board/', pathNot: TEST }, { path: '^shell/(server|cli)/' }),
    forbid(
      'commands-need-no-server',
      { path: '^shell/cli/', pathNot: [TEST, '^shell/cli/browser/'] },
      { path: '^shell/(server|board)/' },
      'Only `verify --browser` starts a server.',
    ),
    forbid(
      'commands-import-the-browser-late',
      { pathNot: ['^shell/cli/browser/', TEST] },
      { path: '^shell/cli/browser/', dependencyTypesNot: ['dynamic-import'] },
      'Playwright is a development dependency.',
    ),
    ...downwards('shell', 'shell/src/', [
      'pages',
      'layout',
      'offline',
      'routing',
      'remotes',
      'earlyInteractions',
    ]),
    ...downwards('server', 'shell/server/', [
      'canary',
      'files',
      'pages',
      'reports',
      'services',
      'visitor',
      'operations',
      'telemetry',
      'live',
    ]),
    ...downwards('releases', 'shared/releases/', [
      'deployments',
      'releases',
      'contracts',
      'documents',
      'versions',
      'signatures',
      'stores',
      'environment',
      'errors',
    ]),
    ...downwards('tooling', 'shared/tooling/', [
      'newRemote',
      'playwright',
      'pictures',
      'publish',
      'webpack',
      'container',
      'jest',
      'commandLine',
    ]),
    ...downwards('remote', 'mfe-[a-z]+/src/', ['pages', 'fragments', 'components']),
    forbid(
      'domain-below-screens',
      {
        path: '^mfe-[a-z]+/src/(?!pages|fragments|components|testing|standalone|routes)[^/]+/',
        pathNot: TEST,
      },
      { path: '^mfe-[a-z]+/src/(pages|fragments|components)/' },
    ),
    forbid(
      'domain-without-react',
      { path: '^mfe-[a-z]+/src/(?!pages|fragments|standalone|components|hooks)[^/]+/', pathNot: '\\.tsx$' },
      { path: 'node_modules/(react|react-dom|styled-components)/' },
      'Rules are plain TypeScript; components call them.',
    ),
    forbid(
      'packages-declare-what-they-import',
      {
        path: '^shared/',
        pathNot: ['\\.test\\.tsx?$', '\\.testing\\.ts$', '^shared/tooling/(lint|pictures)/'],
      },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['npm-peer'] },
      'Other repositories install these packages.',
    ),
    forbid('no-circles', {}, { circular: true }),
    // The rule `folders-without-circles` of `shared/tooling/lint/folders.cjs` does not see these imports.
    ...['', '[^/]+/', '[^/]+/[^/]+/'].map((between, levels) =>
      forbid(
        `folders-import-no-parents-${levels + 1}`,
        {
          path: `^(.+)/${between}[^/]+/[^/]+$`,
          pathNot: [TEST, '(\\.testing\\.tsx?$|/testing/)', '^shell/render/'],
        },
        { path: '^$1/[^/]+$' },
        'A file imports from the folders beside it, and no folder from the files of its parent folder.',
      ),
    ),
    forbid(
      'render-imports-no-own-folders',
      { path: '^shell/render/[^/]+$', pathNot: TEST },
      { path: '^shell/render/[^/]+/' },
      'Here, the folders import from the files of `render`.',
    ),
    forbid('resolvable', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
