import type { EnquiryMessage } from '@tanabana/contract/messages/messageSchemas';

export const ENQUIRY: EnquiryMessage = {
  reference: 'TB-20261123-7F3K',
  date: '2026-11-23',
  buyer: {
    company: 'Hotel Rao',
    name: 'Asha Rao',
    email: 'asha@hotel.example',
    phone: '',
    place: 'Pune, India',
    wishedDate: '2027-01-20',
    term: 'DAP',
    port: '',
  },
  lines: [
    {
      id: 30001,
      title: 'Brass Urli',
      category: 'Handicraft Products',
      size: '12 in',
      price: 2_450,
      quantity: 25,
      sku: 'TB-URL-30001',
      targetPrice: '₹2,200',
      note: 'with our label',
      measure: '',
      wantsSample: false,
    },
  ],
  wantsOffer: false,
  notes: 'By March',
  letter: { subject: 'Product Enquiry - Tanabana', body: 'Hello Tanabana,' },
};
