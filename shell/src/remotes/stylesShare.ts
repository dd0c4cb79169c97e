// What the page shares under the name `styled-components`, as `routerShare` does for the router: only what pages
// use; the lint rule on imports holds the same names. The build for browsers is named by its file, because
// `styled-components` would resolve to itself.
// @ts-expect-error The file has no types of its own; whoever imports the shared name gets the package's.
export { css, keyframes, styled } from 'styled-components/dist/styled-components.browser.esm.js';
