// Pages import this module lazily. Transpiling it during a test can exceed the test's time limit.
import '../lines/xlsxFile';

/** Collects the files that the page downloads, until the end of the test. jsdom can neither create nor follow their addresses. */
export function collectDownloads() {
  const files: { readonly name: string; readonly content: Blob }[] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob) - 1}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = blobs[Number(this.href.replace('blob:', ''))];
    if (content) files.push({ name: this.download, content });
  });
  return files;
}

/** The byte order mark is not part of the text. */
export function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });
}

export function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
}
