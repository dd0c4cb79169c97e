import { matchRoute } from '@tanabana/contract/routes/matchRoute';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { ownPage } from './pages/ownPage';
import { missingResource, readyResource, type Resource } from './remotes/resource';
import type { ShellModule } from '../protocol/shellModule';

export { PRELOADED_FONTS } from '@tanabana/ui/theme/fontFaces';
export { globalStyles } from '@tanabana/ui/theme/globalStyles';

export const matchPage: ShellModule['matchPage'] = (routes, pathname) => {
  const match = matchRoute(routes, pathname);
  return match ? { ...match, kind: 'remote' } : { kind: 'own', params: {}, module: ownPage(pathname) };
};

function found<Value>(value: Value | undefined, name: string): Resource<Value> {
  return value === undefined ? missingResource(name) : readyResource(value);
}

export const serverApp: ShellModule['serverApp'] = ({ composition, url, page, fragments }) => {
  const pageResource = found(page, url);
  const services = {
    composition,
    askServer: () => undefined,
    pages: () => pageResource,
    ownPage,
    fragments: (name: string, props = {}) => {
      const module = fragments.get(name);
      // Passes no data, because the component of a fragment loads its data while the server renders.
      const loaded = module && { ...module, props, data: undefined };
      return { ...found(loaded, name), want: () => undefined };
    },
    onRenderError: () => false,
  };
  return (
    <StaticRouter location={url}>
      <App services={services} />
    </StaticRouter>
  );
};
