/** Storage key of the prepared enquiries. */
export const ENQUIRIES_KEY = 'tanabana_enquiries';

/** Hash of their list on the enquiry page. */
export const MY_ENQUIRIES = '#my-enquiries';
