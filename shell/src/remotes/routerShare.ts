// What the page shares under the name `react-router-dom`. A shared module is never tree-shaken, so it offers
// only what the house uses; the lint rule on imports holds the same names. It re-exports from `react-router`,
// because `react-router-dom` would resolve to itself.
// eslint-disable-next-line no-restricted-imports
export {
  BrowserRouter,
  Link,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router';
