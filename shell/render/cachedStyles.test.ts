/** @jest-environment node */
import { createElement, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StyleSheetContext } from 'styled-components';
import { withCachedStyles } from './cachedStyles';

test('code of a page cannot change the cached styles of later pages', () => {
  const compiled: string[][] = [];
  function Page() {
    const rules = useContext(StyleSheetContext).stylis('color:red;', '.a');
    compiled.push([...rules]);
    rules.push('.b{color:blue;}');
    return null;
  }
  const renderPage = () => renderToStaticMarkup(withCachedStyles(createElement(Page)));
  [1, 2, 3].forEach(renderPage);
  expect(compiled).toEqual([['.a{color:red;}'], ['.a{color:red;}'], ['.a{color:red;}']]);
});
