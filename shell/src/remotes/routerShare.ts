// The module shared as `react-router-dom`. A shared module is never tree-shaken, so it exports only the names
// in use; the lint rule on imports lists the same names. It re-exports `react-router`, because
// `react-router-dom` would resolve to itself.
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
