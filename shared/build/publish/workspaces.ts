/** Folder of each deployable. */
export const WORKSPACES = {
  shell: 'shell',
  catalogue: 'mfe-catalogue',
  cart: 'mfe-cart',
  account: 'mfe-account',
  content: 'mfe-content',
} as const;

export type DeployableName = keyof typeof WORKSPACES;

export const DEPLOYABLES = Object.keys(WORKSPACES) as readonly DeployableName[];

/**
 * @param word name or folder of a deployable: `cart` or `mfe-cart`
 * @throws {Error} naming those that there are
 */
export function deployableNamed(word: string): DeployableName {
  const name = DEPLOYABLES.find((candidate) => word === candidate || word === WORKSPACES[candidate]);
  if (!name) throw new Error(`There is no deployable "${word}"; there are ${DEPLOYABLES.join(', ')}.`);
  return name;
}
