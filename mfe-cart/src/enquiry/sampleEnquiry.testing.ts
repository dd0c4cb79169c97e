import { type Buyer, unnamedBuyer } from './buyer';
import { type Enquiry } from './enquiry';
import type { EnquiryLine } from '../lines/enquiryLine';

export const urliLine: EnquiryLine = {
  id: 30001,
  title: 'Brass Urli',
  category: 'Handicraft Products',
  size: '12 in',
  price: 2450,
  quantity: 25,
  sku: 'TB-MOR-URL-30001',
  targetPrice: '',
  note: '',
  measure: '',
  wantsSample: false,
};

export const rugLine: EnquiryLine = {
  id: 10001,
  title: 'Bhadohi Palmette Carpet',
  category: 'Rugs',
  size: '8 x 10 ft',
  price: 98_000,
  quantity: 40,
  sku: 'TB-BHD-PAL-10001',
  targetPrice: '',
  note: '',
  measure: '',
  wantsSample: false,
};

export const buyer: Buyer = {
  company: 'Rao & Sons',
  name: 'Asha Rao',
  email: 'asha@rao.example',
  phone: '+91 00000 00002',
  place: 'Pune, India',
  wishedDate: '2027-01-20',
  term: 'FOB',
  port: 'Nhava Sheva',
};

export function enquiryOf(...lines: EnquiryLine[]): Enquiry {
  return {
    reference: 'TB-20261123-7F3K',
    date: '2026-11-23',
    buyer: unnamedBuyer,
    wantsOffer: false,
    notes: '',
    lines,
  };
}
