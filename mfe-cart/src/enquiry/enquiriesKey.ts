export const ENQUIRIES_KEY = 'tanabana_enquiries';

/** URL fragment of the section My enquiries on the enquiry page. */
export const MY_ENQUIRIES = '#my-enquiries';
