// The shell of tests. `shellBuild` bundles it, as the shell's build bundles `src/server.tsx`.
import { matchRoute } from '@tanabana/contract/routes/matchRoute';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { ShellModule } from '../protocol/shellModule';

/** Pages of tests get as props what pages of remotes get from contexts. */
type TestPage = ComponentType<{
  readonly data: unknown;
  readonly seed: number;
  readonly Fragment: ComponentType<{ readonly name: string; readonly fallback: ReactNode }>;
}>;

export const PRELOADED_FONTS = ['text.woff2', 'heading.woff2'];

export const globalStyles = () => 'p{color:red}';

export const matchPage: ShellModule['matchPage'] = (routes, pathname) => {
  const match = matchRoute(routes, pathname);
  if (match) return { ...match, kind: 'remote' };
  const meta = () => ({ title: 'Gone', description: '', status: 404 });
  return { kind: 'own', params: {}, module: { Component: () => null, meta } };
};

/** Renders only the page, without a frame. */
export const serverApp: ShellModule['serverApp'] = ({ page, composition, fragments }) => {
  if (!page) return <p>No page</p>;
  const Page = page.module.Component as unknown as TestPage;
  return (
    <Suspense fallback={<p>Loading</p>}>
      <Page
        data={page.data}
        seed={composition.seed}
        Fragment={({ name, fallback }) => {
          const Component = fragments.get(name)?.Component as ComponentType | undefined;
          return Component ? <Component /> : fallback;
        }}
      />
    </Suspense>
  );
};
