import axe from 'axe-core';

/**
 * Runs axe on a part of a page, without the rules for colours and landmarks: jsdom does not paint, and a part of a page
 * has no landmarks. Journeys check colours and landmarks.
 * @returns one line per violation
 */
export async function axeViolations(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
