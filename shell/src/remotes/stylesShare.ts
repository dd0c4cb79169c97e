// The module shared as `styled-components`, like `routerShare` for the router: it exports only the names in
// use, and the lint rule on imports lists the same names.
export { css, keyframes, styled } from 'styled-components';
