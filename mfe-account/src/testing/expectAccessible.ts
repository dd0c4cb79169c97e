import axe from 'axe-core';

/** Fails with what axe-core finds. Contrast is left out: jsdom paints nothing, on a canvas neither. */
export async function expectAccessible(container: Element): Promise<void> {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
