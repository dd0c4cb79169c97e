/** Outside secure contexts both are missing. */
interface Device {
  readonly share?: (data: { title: string; url: string }) => Promise<void>;
  readonly clipboard?: { writeText: (text: string) => Promise<void> };
}

export const UNABLE_TO_SHARE = 'Unable to share or copy link';

/**
 * Shares an address with the device's share sheet, or else copies it (§4).
 * @returns the message to display; empty if the visitor closed the share sheet
 */
export async function shareLink(title: string, url: string, device: Device): Promise<string> {
  try {
    if (device.share) {
      await device.share({ title, url });
      return 'Shared successfully';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return '';
  }
  try {
    if (device.clipboard) {
      await device.clipboard.writeText(url);
      return 'Link copied to clipboard';
    }
  } catch {
    // The browser refuses to copy.
  }
  return UNABLE_TO_SHARE;
}
