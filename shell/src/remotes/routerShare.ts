// The module shared as `react-router-dom`. Remotes get it whole, so it exports only the names in use; the lint
// rule on imports lists the same names.
export {
  BrowserRouter,
  Link,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
