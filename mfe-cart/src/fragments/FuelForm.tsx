import { SelectField, TextField } from '@tanabana/runtime/kit/Field';
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
import { calendarDate, dateInWords } from '../enquiry/calendarDate';
import { enquiryStore, noEnquiries } from '../enquiry/enquiryStore';
import { type OpenDraft, openDraft, readDraft, storeDraft } from '../enquiry/enquiryDraft';
import { FUEL_FORMS, type FuelRequest } from '../enquiry/fuelRequest';
import { knownBuyer } from '../enquiry/knownBuyer';
import { referenceOf } from '../enquiry/referenceOf';
import { BuyerFields } from '../components/BuyerFields';
import { SendEnquiry } from '../components/SendEnquiry';

/** Rendered only in browsers, after the visitor has asked for it. */
export default function FuelForm({ settings }: { readonly settings: Settings }) {
  const form = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => form.current?.focus(), []);
  const { sent: prepared } = useStored(enquiryStore) ?? noEnquiries;
  const { user } = useSession();
  const [date] = useState(() => calendarDate(new Date()));
  // The buyer is that of the draft for the cart.
  const [draft, setDraft] = useState(openDraft);
  const { fuel, code } = draft;
  const change = (changed: Partial<Pick<OpenDraft, 'fuel' | 'buyer'>>) => {
    setDraft({ ...draft, ...changed });
    storeDraft({ ...readDraft(), ...changed });
  };
  const buyer = draft.buyer ?? knownBuyer(prepared[0]?.buyer, user);
  const content = { lines: [], fuel, buyer, wantsOffer: false, notes: '' };
  const enquiry = { ...content, date, reference: referenceOf(content, date, code, prepared) };
  const field = (name: keyof FuelRequest) => ({
    value: fuel[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ fuel: { ...fuel, [name]: target.value } }),
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
      <BuyerFields buyer={buyer} onChange={(changed) => change({ buyer: changed })} today={date} late={[]} />
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
