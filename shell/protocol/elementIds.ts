/** Id of the status element for presses that have no effect yet. */
export const ACT_STATUS_ID = 'tanabana-act-status';
