import type { ReleaseSettings, Settings } from './settings';

/**
 * Fictional settings, which a release replaces. They have the order of the schema, because the id of a release is a hash
 * of its settings.
 */
export const defaultSettings: ReleaseSettings & Settings = {
  brand: 'Tanabana',
  origin: 'https://www.tanabana.example',
  apiBaseUrl: '/api',
  contact: {
    email: 'hello@tanabana.example',
    enquiryEmail: 'enquiries@tanabana.example',
    phone: '+91 00000 00000',
    whatsApp: '+91 00000 00001',
    address: ['Tanabana House', '14 Loom Lane, Civil Lines', 'Jaipur 302006, Rajasthan', 'India'],
  },
  company: {
    legalName: 'Tanabana Crafts Private Limited',
    gstin: '08AAAAA0000A1Z5',
    iec: 'AAAAA0000A',
    grievanceOfficer: 'Grievance Officer, grievance@tanabana.example',
  },
  social: {
    instagram: 'https://instagram.example/tanabana',
    facebook: 'https://facebook.example/tanabana',
    linkedin: 'https://linkedin.example/company/tanabana',
  },
  promises: [
    { emblem: 'gem', title: 'Premium & Ethical', text: 'Made by hand, at prices agreed with the makers.' },
    { emblem: 'shield', title: 'Quality Assured', text: 'Every piece is checked before it is packed.' },
  ],
  cartPromises: [
    { emblem: 'badge', title: 'Authenticity Guaranteed' },
    { emblem: 'hand', title: 'Fair Trade with Artisans' },
  ],
  replyTime: '24 hours',
  dispatchTime: '48 hours',
  deliveryTime: '3-7 business days in India, 7-21 abroad',
  hours: [
    { days: 'Monday to Friday', hours: '9 AM-6 PM IST' },
    { days: 'Saturday', hours: '10 AM-4 PM IST' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  offerUntil: '2026-12-31',
  offer: { name: 'Christmas offer', text: '10% off on our first order' },
  demoSignIn: true,
  payments: false,
  blogOpenToAll: true,
};
