import { SelectField, TextArea, TextField } from '@tanabana/runtime/kit/Field';
import { Small } from '@tanabana/runtime/kit/Page';
import { useSession } from '@tanabana/runtime/session/useSession';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { useStored } from '@tanabana/runtime/stored/useStored';
import { grid, stack } from '@tanabana/runtime/theme/layout';
import { color, font, size, space } from '@tanabana/runtime/theme/tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { noPrices } from '../cart/priceList';
import { PrintedEnquiry } from '../components/PrintedEnquiry';
import type { Buyer } from '../enquiry/buyer';
import { calendarDate, dateInWords } from '../enquiry/calendarDate';
import { enquiryStore, noEnquiries } from '../enquiry/enquiryStore';
import { FUEL_FORMS, type FuelRequest, noFuel } from '../enquiry/fuelRequest';
import { knownBuyer } from '../enquiry/knownBuyer';
import { randomCode } from '../enquiry/reference';
import { referenceOf } from '../enquiry/referenceOf';
import { BuyerFields } from '../sending/BuyerFields';
import { SendEnquiry } from '../sending/SendEnquiry';

/** Rendered only in browsers, after the visitor has asked for it. */
export default function FuelForm({ settings }: { readonly settings: Settings }) {
  const form = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => form.current?.focus(), []);
  const { sent: prepared } = useStored(enquiryStore) ?? noEnquiries;
  const { user } = useSession();
  const [{ code, date }] = useState(() => ({ code: randomCode(), date: calendarDate(new Date()) }));
  const [fuel, setFuel] = useState(noFuel);
  const [typed, setBuyer] = useState<Buyer>();
  const [notes, setNotes] = useState('');
  const buyer = typed ?? knownBuyer(prepared[0]?.buyer, user);
  const content = { lines: [], fuel, buyer, wantsOffer: false, notes };
  const enquiry = { ...content, date, reference: referenceOf(content, date, code, prepared) };
  const field = (name: keyof FuelRequest) => ({
    value: fuel[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setFuel({ ...fuel, [name]: target.value }),
  });
  return (
    <Column ref={form} tabIndex={-1} role="group" aria-label="Enquiry about fuel">
      <Small>
        Reference <strong>{enquiry.reference}</strong>
        <span>{`, ${dateInWords(date)}`}</span>
      </Small>
      <Fields>
        <legend>The fuel</legend>
        <SelectField label="Fuel" {...field('form')}>
          {FUEL_FORMS.map((form) => (
            <option key={form}>{form}</option>
          ))}
        </SelectField>
        <TextField label="Tonnes a month" inputMode="decimal" {...field('tonnes')} />
        <TextField label="Boiler" placeholder="Type, size, what it burns today" {...field('boiler')} />
        <TextField label="Unloading" placeholder="Tipper, forklift, by hand" {...field('unloading')} />
      </Fields>
      <BuyerFields buyer={buyer} onChange={setBuyer} today={date} late={[]} />
      <TextArea
        label="Additional Notes"
        rows={3}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
      <SendEnquiry enquiry={enquiry} prices={noPrices} settings={settings} wantsCopy={false} />
      <PrintedEnquiry enquiry={enquiry} prices={noPrices} settings={settings} />
    </Column>
  );
}

const Column = styled.div`
  ${stack(3)}
  max-width: 720px;
`;

const Fields = styled.fieldset`
  ${grid({ gap: 2, tablet: { columns: 2 } })}

  legend {
    color: ${color.indigo};
    font: 500 ${size.h3} / 1.15 ${font.display};
    margin-bottom: ${space(2)};
  }
`;
