/** Storage key of the prepared enquiries. */
export const ENQUIRIES_KEY = 'tanabana_enquiries';

/** Fragment of the address that leads to My enquiries on the enquiry page. */
export const MY_ENQUIRIES = '#my-enquiries';
