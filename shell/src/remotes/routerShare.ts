// The shared module `react-router-dom`. A lint rule allows remotes to import only these names.
export {
  BrowserRouter,
  Link,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
