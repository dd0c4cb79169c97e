const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
  // Avoids a minus sign before an amount that rounds to 0.
  signDisplay: 'negative',
});

/**
 * Formats an amount in the Indian format without decimals (§9): 123456 becomes ₹1,23,456.
 * @param amount in rupees
 */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}
