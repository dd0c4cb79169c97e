import axe from 'axe-core';

/** Names of the accessibility rules that a piece of the page breaks. Colours need a real browser to be judged. */
export async function brokenRules(container: Element): Promise<string[]> {
  // jsdom paints nothing; asked for a canvas, it only complains.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
