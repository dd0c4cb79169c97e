import react from 'react';
import reactPackage from 'react/package.json';
import reactDom from 'react-dom';
import reactDomPackage from 'react-dom/package.json';
import routerPackage from 'react-router-dom/package.json';
import stylesPackage from 'styled-components/package.json';
import type { ShareScope } from './remoteLoader';
import * as routerShare from './routerShare';
import * as stylesShare from './stylesShare';

function only(version: string, exports: unknown): ShareScope[string] {
  const lib = () => exports;
  return { [version]: { get: () => lib, lib } };
}

export const shareScope: ShareScope = {
  react: only(reactPackage.version, react),
  'react-dom': only(reactDomPackage.version, reactDom),
  'react-router-dom': only(routerPackage.version, routerShare),
  'styled-components': only(stylesPackage.version, stylesShare),
};
