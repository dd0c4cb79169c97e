/** Delivery address for the checkout page: values by the labels of the fields. */
export const DELIVERY_ADDRESS = {
  'Full Name': 'Asha Rao',
  Address: '14 Loom Lane',
  City: 'Jaipur',
  State: 'Rajasthan',
  'Postal Code': '302006',
  'Phone Number': '+91 00000 00000',
};
