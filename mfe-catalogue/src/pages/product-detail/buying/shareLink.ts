/** Sharing methods of the browser; each may be missing. */
interface ShareMethods {
  readonly share?: ((data: { title: string; url: string }) => Promise<void>) | undefined;
  readonly copy?: ((text: string) => Promise<void>) | undefined;
}

/**
 * Shares an address with the device's share sheet, or else copies it (§4).
 * @returns the message to show; empty if the visitor closed the share sheet
 */
export async function shareLink(title: string, url: string, { share, copy }: ShareMethods): Promise<string> {
  try {
    if (share) {
      await share({ title, url });
      return 'Shared successfully';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return '';
  }
  try {
    if (copy) {
      await copy(url);
      return 'Link copied to clipboard';
    }
  } catch {
    // The browser may refuse; then there is nothing left to try.
  }
  return UNABLE_TO_SHARE;
}

export const UNABLE_TO_SHARE = 'Unable to share or copy link';

/**
 * Returns what this browser offers for sharing. Outside secure contexts both are missing, although the types
 * say otherwise.
 */
export function browserShareMethods(
  { share, clipboard }: Partial<Navigator>,
  owner: Navigator,
): ShareMethods {
  return { share: share?.bind(owner), copy: clipboard?.writeText.bind(clipboard) };
}
