// The module shared as `styled-components`, like `routerShare` for the router: it exports only the names in
// use, and the lint rule on imports lists the same names. The browser build is named by its file, because
// `styled-components` would resolve to itself.
// @ts-expect-error The file has no types of its own; whoever imports the shared name gets the package's.
export { css, keyframes, styled } from 'styled-components/dist/styled-components.browser.esm.js';
