import { letterText, mailLink } from '@tanabana/shop/mail/mailLink';
import { plainLine, plainText } from '@tanabana/shop/mail/plainText';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { formatCount } from '@tanabana/shop/text/formatCount';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { noPrices } from '../../cart/priceList';
import { inShopWriting } from '../../cart/withCurrency';
import type { Enquiry } from '../../enquiry/enquiry';
import { enquiryLetter } from '../../enquiry/enquiryLetter';
import { anyEnquiry } from '../../enquiry/anyEnquiry.testing';
import { QuotationRequest } from '../../components/QuotationRequest';

const { contact, origin } = defaultSettings;
const queryOf = (link: string) => new URL(link).searchParams;
const letterOf = (enquiry: Enquiry) => enquiryLetter(enquiry, noPrices, defaultSettings, origin);
const copiedText = (enquiry: Enquiry) => letterText(letterOf(enquiry));
const dense = (text: string) => text.replaceAll(/\s/g, '');

function mailText(enquiry: Enquiry): string {
  const mail = queryOf(mailLink(contact.enquiryEmail, letterOf(enquiry)));
  return `${mail.get('subject')}\n\n${mail.get('body')?.replaceAll('\r\n', '\n')}`;
}

function paperOf(enquiry: Enquiry): Element {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <QuotationRequest enquiry={enquiry} prices={noPrices} settings={defaultSettings} />,
  );
  return page;
}

/**
 * Texts that both the mail and the printed request must contain, except the texts of line items (see `saidOfLine`).
 */
const saidOfAll = ({
  reference,
  buyer: { company, name, email, phone, place, term, port },
  wantsOffer,
  notes,
}: Enquiry) =>
  [
    reference,
    '23 November 2026',
    ...[company, name, email, phone, place, term, port].map(plainLine),
    ...(wantsOffer ? ['Christmas offer: 10% off on our first order'] : []),
    plainText(notes).trim(),
  ].map(dense);
const saidOfLine = (line: Enquiry['lines'][number]) =>
  [
    line.title,
    line.category || 'N/A',
    plainLine(line.size) || 'N/A',
    formatCount(line.quantity),
    String(line.id),
    line.sku,
    inShopWriting(line.targetPrice).replace(/^\s*\d+\s*$/, (digits) => formatCount(Number(digits))),
    line.note,
    line.measure,
    line.wantsSample ? 'Sample: please send one' : '',
  ]
    .map(plainLine)
    .map(dense);
const amountsIn = (text: string) => (text.match(/₹[\d,]+|on enquiry/g) ?? []).sort();

test('mail and copied text are identical for any enquiry', () => {
  fc.assert(
    fc.property(anyEnquiry, (enquiry) => expect(mailText(enquiry)).toBe(copiedText(enquiry))),
    { numRuns: 100 },
  );
});

test('mail and printed request contain all texts of the buyer, line by line, and the same amounts', () => {
  fc.assert(
    fc.property(anyEnquiry, (enquiry) => {
      const [head = '', ...paragraphs] = copiedText(enquiry).split('these products:\n\n');
      const parts = paragraphs.join('these products:\n\n').split(/\n\n(?=\d+\. )/);
      const paper = paperOf(enquiry);
      const rows = [...paper.querySelectorAll('tbody tr:has(td + td + td)')];
      expect(rows).toHaveLength(enquiry.lines.length);
      for (const text of saidOfAll(enquiry)) {
        expect(dense(`${head}${parts.at(-1) ?? ''}`)).toContain(text);
        expect(dense(paper.textContent)).toContain(text);
      }
      enquiry.lines.forEach((line, index) => {
        for (const text of saidOfLine(line)) {
          expect(dense(parts[index] ?? '')).toContain(text);
          expect(dense(rows[index]?.textContent ?? '')).toContain(text);
        }
      });
      const table = [...paper.querySelectorAll('td, th')].map(({ textContent }) => textContent).join('\n');
      const letter = parts.join('\n\n').replace(/\n\nAdditional Notes[^]*/, '');
      expect(amountsIn(table)).toEqual(amountsIn(letter));
      expect(paper).toHaveTextContent(copiedText(enquiry).split('\n\n').at(-1) ?? '-');
    }),
    { numRuns: 25 },
  );
});
