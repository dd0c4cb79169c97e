import { type Cart, contentsText } from '@tanabana/shop/cart/cart';
import { Button, ButtonRow } from '@tanabana/ui/kit/Button';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { Dialog } from '@tanabana/ui/kit/Dialog';
import { foundItems, type WantedLine } from '../lines/answerLine';
import { joiningTexts } from '../lines/joiningTexts';
import { fillCart } from '../enquiry/fillCart';
import type { LinkedEnquiry } from '../enquiry/enquiryLink';
import { AnswerList } from './AnswerList';
import { UnreadableCatalogue } from './UnreadableCatalogue';
import type { FillMessage } from './FilledNotice';
import { useAnswers } from './useAnswers';

interface FillCartDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly wanted: readonly WantedLine[];
  /** Content of an enquiry that a link contains besides the lines. */
  readonly details?: LinkedEnquiry['details'];
  /** Whether the link has lost its details on the way. */
  readonly isCut?: boolean;
  readonly cart: Cart;
  readonly request: Pick<PageRequest, 'records'>;
  readonly onFilled: (filled: FillMessage) => void;
  readonly onClose: () => void;
}

/**
 * Displays the lines that a link, a spreadsheet or an earlier enquiry requests, and whether each line can be ordered.
 * The visitor adds the lines that can be ordered to the cart, or replaces the cart by them. The dialog opens when the
 * products of the lines are read.
 */
export function FillCartDialog(props: FillCartDialogProps) {
  const { open, title, wanted, details, isCut = false, cart, request, onFilled, onClose } = props;
  const { answers: found, isAnswered, retry } = useAnswers(request, wanted, open);
  const answered = found?.map((answer) => ({ answer })) ?? [];
  const joining = joiningTexts(answered, cart);
  const answers = answered.map((each, index) => ({ ...each, joining: joining[index] }));
  const items = foundItems(answers.map(({ answer }) => answer));
  const isEmpty = cart.items.length === 0;
  const fill = async (replaces: boolean) => {
    onClose();
    const filled = await fillCart(
      answers.map(({ answer }) => answer),
      { replaces, details },
    );
    onFilled({
      ...filled,
      message:
        replaces && !isEmpty
          ? `Your cart now has ${contentsText(items)}.`
          : `${contentsText(items)} added to your cart.`,
    });
  };
  return (
    <Dialog open={open && isAnswered} onClose={onClose} title={title}>
      {answers.length > 0 && <AnswerList answers={answers} label="Lines" />}
      {found?.length === 0 && <p>We found no products in it.</p>}
      {!found && <UnreadableCatalogue retry={retry} />}
      {isCut && <p role="alert">{CUT_LINK}</p>}
      {items.length > 0 && details && detailsText(details) && <p>{detailsText(details)}</p>}
      {items.length > 0 && !isEmpty && (
        <p>{`Your cart already has ${contentsText(cart.items)}. Replace it, or add to it?`}</p>
      )}
      <ButtonRow $atEnd>
        <Button type="button" $look="plain" onClick={onClose}>
          {items.length > 0 ? 'Cancel' : 'Close'}
        </Button>
        {items.length > 0 && !isEmpty && (
          <Button type="button" $look="quiet" onClick={() => fill(false)}>
            Add to my cart
          </Button>
        )}
        {items.length > 0 && (
          <Button type="button" onClick={() => fill(true)}>
            {isEmpty ? 'Fill my cart' : 'Replace my cart'}
          </Button>
        )}
      </ButtonRow>
    </Dialog>
  );
}

const CUT_LINK =
  'This link was cut on its way to you. Notes, target prices and the buyer’s details are missing, and lines at the end may be too.';

function detailsText({ buyer, notes, wantsOffer }: NonNullable<LinkedEnquiry['details']>): string {
  const parts = [buyer && 'your details', notes && 'notes', wantsOffer && 'the offer'].filter(Boolean);
  return parts.length > 0 ? `The link also fills your enquiry: ${parts.join(', ')}.` : '';
}
