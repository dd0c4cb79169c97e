import type { CDPSession } from '@playwright/test';

/** A typeface that some text is shown in. */
export interface ShownFace {
  readonly familyName: string;
  /** Whether the page brought it; the system has it otherwise. */
  readonly isCustomFont: boolean;
}

/**
 * The typefaces that the text of an element is shown in.
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
