import type { Theme } from '@tanabana/contract/settings/theme';
import type { Composition } from '@tanabana/contract/remotes/composition';
import type { RouteMatch } from '@tanabana/contract/routes/matchRoute';
import type { FragmentModule, PageModule } from '@tanabana/contract/pages/page';
import type { ReactElement } from 'react';

export interface LoadedPage {
  readonly module: PageModule<unknown>;
  readonly data: unknown;
}

interface RenderInput {
  readonly composition: Composition;
  /** Path with its query string. */
  readonly url: string;
  /** Page of a remote. Undefined for pages of the shell, and when the remote failed. */
  readonly page: LoadedPage | undefined;
  readonly fragments: ReadonlyMap<string, FragmentModule>;
}

/** Result of matching a path. A page of kind `own` belongs to the shell. */
type PageMatch =
  | (RouteMatch & { readonly kind: 'remote' })
  | { readonly kind: 'own'; readonly params: Readonly<Record<string, string>>; readonly module: PageModule };

export interface ShellModule {
  readonly PRELOADED_FONTS: readonly string[];
  /** @param addressOf returns the address of a file in the fonts folder */
  readonly globalStyles: (addressOf: (file: string) => string, theme?: Theme) => string;
  readonly matchPage: (routes: Composition['routes'], pathname: string) => PageMatch;
  readonly serverApp: (input: RenderInput) => ReactElement;
}
