/** Fetches the dialogs of the welcome box, which few visits need. */
export const fetchProfileDialogs = () => import('./ProfileDialogs');
