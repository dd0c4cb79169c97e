// The shared module `react-router-dom`. The lint rule on imports lists the same names.
export {
  BrowserRouter,
  Link,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
