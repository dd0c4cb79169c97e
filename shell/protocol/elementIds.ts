/** Id of a status element. When a visitor uses a control before hydration, the element announces that the page is loading. */
export const ACT_STATUS_ID = 'tanabana-act-status';
