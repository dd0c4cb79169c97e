/** @jest-environment node */
import { manifestRoute } from './deployable';

test('a manifest contains the defaults of a route declaration', () => {
  const links = [
    { label: 'Rugs', section: 'The shop' },
    { label: 'Red rugs', section: 'The shop', to: '/rugs?color=red' },
  ];
  expect(manifestRoute({ path: '/rugs', page: 'rugs', isPersonal: true, links })).toEqual({
    path: '/rugs',
    expose: './pages/rugs',
    fragments: [],
    query: [],
    records: [],
    isPersonal: true,
    links: [{ ...links[0], to: '/rugs' }, links[1]],
    samples: ['/rugs'],
  });
});

test('a page with parameters has the samples that its route declares', () => {
  expect(manifestRoute({ path: '/rug/:id', page: 'rug' }).samples).toEqual([]);
  expect(manifestRoute({ path: '/rug/:id', page: 'rug', samples: ['/rug/1'] }).samples).toEqual(['/rug/1']);
});
