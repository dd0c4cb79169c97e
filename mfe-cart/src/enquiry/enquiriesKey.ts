/** Storage key of the enquiries that were prepared in this browser. */
export const ENQUIRIES_KEY = 'tanabana_enquiries';
