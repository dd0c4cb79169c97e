/** The member of `Navigator` that sharing uses. Absent in insecure contexts and in many browsers of computers. */
export interface SharingDevice {
  readonly share?: (data: { title: string; url: string }) => Promise<void>;
}

/**
 * Opens the share sheet of the device. Resolves with `ended` if the visitor closed the sheet, or if the sheet is still
 * open from an earlier press, and with `unable` if the device cannot share.
 */
export async function openShareSheet(
  title: string,
  url: string,
  device: SharingDevice,
): Promise<'shared' | 'ended' | 'unable'> {
  if (!device.share) return 'unable';
  try {
    await device.share({ title, url });
    return 'shared';
  } catch (error) {
    const isEnded = error instanceof Error && ['AbortError', 'InvalidStateError'].includes(error.name);
    return isEnded ? 'ended' : 'unable';
  }
}
