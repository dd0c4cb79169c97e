// The shared module `react-router-dom`. The lint rule that reads this list allows remotes to import only these names.
export {
  BrowserRouter,
  Link,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
