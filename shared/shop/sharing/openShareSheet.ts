/** The member of `Navigator` that sharing uses. Absent in insecure contexts and in many browsers of computers. */
export interface SharingDevice {
  readonly share?: (data: { title: string; url: string }) => Promise<void>;
}

/**
 * Opens the share sheet of the device. Resolves with whether the visitor shared the address: false if the visitor closed
 * the sheet, or if the sheet is still open from an earlier press. Resolves with undefined if the device cannot share.
 */
export async function openShareSheet(
  title: string,
  url: string,
  device: SharingDevice,
): Promise<boolean | undefined> {
  return device.share?.({ title, url }).then(
    () => true,
    (error: unknown) => (/^Abort|^InvalidS/.test(String(error)) ? false : undefined),
  );
}
