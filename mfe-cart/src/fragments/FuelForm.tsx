import { SelectField, TextField } from '@tanabana/ui/kit/Field';
import type { Settings } from '@tanabana/contract/settings/settings';
import { grid, stack } from '@tanabana/ui/theme/layout';
import { color, font, size, space } from '@tanabana/ui/theme/tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { noPrices } from '../cart/priceList';
import { BuyerFields } from '../components/BuyerFields';
import { EnquiryReference } from '../components/EnquiryReference';
import { PrintedEnquiry } from '../components/PrintedEnquiry';
import { SendEnquiry } from '../components/SendEnquiry';
import { useNewEnquiry } from '../components/useNewEnquiry';
import { type OpenDraft, openDraft, readDraft, storeDraft } from '../enquiry/enquiryDraft';
import { FUEL_FORMS, FUEL_PACKINGS, type FuelRequest } from '../enquiry/fuelRequest';

interface FuelFormProps {
  readonly materials: readonly string[];
  readonly settings: Settings;
}

/** Rendered only in browsers, after the visitor has asked for it. */
export default function FuelForm({ materials, settings }: FuelFormProps) {
  const form = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => form.current?.focus(), []);
  // The buyer is that of the draft for the cart.
  const [draft, setDraft] = useState(openDraft);
  const { fuel } = draft;
  const change = (changed: Partial<Pick<OpenDraft, 'fuel' | 'buyer'>>) => {
    setDraft({ ...draft, ...changed });
    storeDraft({ ...readDraft(), ...changed });
  };
  const enquiry = useNewEnquiry(draft, { lines: [], fuel, wantsOffer: false, notes: '' });
  const field = (name: keyof FuelRequest) => ({
    value: fuel[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ fuel: { ...fuel, [name]: target.value } }),
  });
  return (
    <Column ref={form} tabIndex={-1} role="group" aria-label="Enquiry about fuel">
      <EnquiryReference enquiry={enquiry} />
      <Fields>
        <legend>The fuel</legend>
        <SelectField label="Fuel" {...field('form')}>
          {FUEL_FORMS.map((form) => (
            <option key={form}>{form}</option>
          ))}
        </SelectField>
        {materials.length > 0 && (
          <SelectField label="Raw material" {...field('material')}>
            <NoPreference />
            {materials.map((material) => (
              <option key={material}>{material}</option>
            ))}
          </SelectField>
        )}
        <SelectField label="Packing" {...field('packing')}>
          <NoPreference />
          {FUEL_PACKINGS.map((packing) => (
            <option key={packing}>{packing}</option>
          ))}
        </SelectField>
        <TextField label="Tonnes a month" inputMode="decimal" {...field('tonnes')} />
        <TextField label="Boiler" placeholder="Type, size, what it burns today" {...field('boiler')} />
        <TextField label="Unloading" placeholder="Tipper, forklift, by hand" {...field('unloading')} />
      </Fields>
      <BuyerFields
        buyer={enquiry.buyer}
        onChange={(buyer) => change({ buyer })}
        today={enquiry.date}
        late={[]}
      />
      <SendEnquiry enquiry={enquiry} prices={noPrices} settings={settings} wantsCopy={false} />
      <PrintedEnquiry enquiry={enquiry} prices={noPrices} settings={settings} />
    </Column>
  );
}

const NoPreference = () => <option value="">No preference</option>;

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
