import type { CDPSession } from '@playwright/test';

/** A rendered typeface. */
export interface ShownFace {
  readonly familyName: string;
  /** Whether it is a web font; otherwise a system font. */
  readonly isCustomFont: boolean;
}

/**
 * The typefaces in which the text of an element is rendered.
 * @param devtools session of the page
 * @param selector of the element
 */
export async function facesOf(devtools: CDPSession, selector: string): Promise<readonly ShownFace[]> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts;
}
