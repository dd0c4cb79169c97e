const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
  // What rounds to nothing has no sign.
  signDisplay: 'negative',
});

/**
 * An amount in the Indian format without decimals (§9): 123456 gives ₹1,23,456.
 * @param amount in rupees
 */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}
