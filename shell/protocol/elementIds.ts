/** Id of the status element that tells a visitor who presses a control before hydration that the page is loading. */
export const ACT_STATUS_ID = 'tanabana-act-status';
