import axe from 'axe-core';

/**
 * What axe finds wrong with a piece of a page, in words. Colours and landmarks are left to the journeys: jsdom
 * paints nothing, and a piece is no page.
 */
export async function axeViolations(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
