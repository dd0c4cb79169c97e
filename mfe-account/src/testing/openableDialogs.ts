/** jsdom knows the dialog element, but not how to open and close it. */
export function makeDialogsOpenable(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
