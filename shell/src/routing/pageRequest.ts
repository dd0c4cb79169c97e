import { fetchInTime } from '@tanabana/contract/async/fetchInTime';
import { declaredQuery } from '@tanabana/contract/routes/declaredQuery';
import type { RouteMatch } from '@tanabana/contract/routes/matchRoute';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { pageLinkSchema } from '@tanabana/contract/pages/pageLink';
import * as v from 'valibot';
import type { AppServices } from '../remotes/AppContext';

/**
 * @param match undefined for pages of the shell, which have no parameters and no query
 * @param remote remote whose code gets the request
 */
export function pageRequest(
  { composition, askServer }: Pick<AppServices, 'composition' | 'askServer'>,
  match: RouteMatch | undefined,
  { pathname, search }: { readonly pathname: string; readonly search: string },
  remote = match?.remote ?? '',
): PageRequest {
  const { settings, seed, records, release } = composition;
  return {
    params: match?.params ?? {},
    pathname,
    search: match ? declaredQuery(search, match.query) : '',
    settings,
    seed,
    records,
    listPages: () => listPages(release),
    askServer: askServer(remote),
  };
}

const linksSchema = v.array(pageLinkSchema);

async function listPages(release: string): Promise<v.InferOutput<typeof linksSchema>> {
  const response = await fetchInTime(`/_pages/${release}.json`);
  if (!response.ok) throw new Error(`The list of pages answered ${response.status}`);
  return v.parse(linksSchema, await response.json());
}
