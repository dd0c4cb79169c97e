/** Storage key of the enquiries that were prepared in this browser. */
export const ENQUIRIES_KEY = 'tanabana_enquiries';

/** Fragment of the address of their list, on the enquiry page. */
export const MY_ENQUIRIES = '#my-enquiries';
