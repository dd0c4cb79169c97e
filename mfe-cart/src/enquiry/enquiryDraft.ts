import type { Buyer, TargetPrices } from './enquiry';

interface EnquiryDraft {
  readonly buyer: Buyer | undefined;
  readonly notes: string;
  readonly wantsOffer: boolean;
  readonly targets: TargetPrices;
}

export const emptyDraft: EnquiryDraft = { buyer: undefined, notes: '', wantsOffer: false, targets: {} };

let draft = emptyDraft;

/** Fields of the enquiry page that were typed in this tab. They are restored when the visitor returns to the
 * page, until the enquiry is prepared. */
export const enquiryDraft = {
  read: () => draft,
  change: (changed: Partial<EnquiryDraft>) => {
    draft = { ...draft, ...changed };
  },
};
