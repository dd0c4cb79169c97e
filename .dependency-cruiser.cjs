/** The import rules of the house: one way, shared → deployables, and no deployable knows another. */
module.exports = {
  forbidden: [
    {
      name: 'remotes-stand-alone',
      comment: 'A remote reaches another through a fragment or an event, never through an import.',
      severity: 'error',
      from: { path: '^(mfe-[a-z]+)/' },
      to: { path: '^(mfe-|shell/|account-api/)', pathNot: '^$1/' },
    },
    {
      name: 'shared-imports-nobody',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(mfe-|shell/|account-api/)' },
    },
    {
      name: 'browser-shell-imports-no-remote',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: '^(mfe-|account-api/|shell/(server|release)/)' },
    },
    {
      name: 'account-service-stands-alone',
      severity: 'error',
      from: { path: '^account-api/' },
      to: { path: '^(mfe-|shell/)' },
    },
    {
      name: 'domain-without-react',
      comment: 'Rules are plain TypeScript; components call them.',
      severity: 'error',
      from: { path: '^mfe-[a-z]+/src/(?!pages|fragments|standalone|parts)[^/]+/', pathNot: '\\.tsx$' },
      to: { path: 'node_modules/(react|react-dom|styled-components)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
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
