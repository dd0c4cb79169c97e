/** Storage key of the enquiries that were sent from this browser. */
export const ENQUIRIES_KEY = 'tanabana_enquiries';
