/** Payment methods (§9), in the order in which they are listed. */
export const paymentMethods = [
  { value: 'credit-card', label: 'Credit Card' },
  { value: 'net-banking', label: 'Net Banking' },
  { value: 'upi', label: 'UPI' },
] as const;

export type PaymentMethod = (typeof paymentMethods)[number]['value'];
