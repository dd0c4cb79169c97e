import type { CartItem } from '@tanabana/shop/cart/cart';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { Button, ButtonRow } from '@tanabana/ui/kit/Button';
import { Dialog } from '@tanabana/ui/kit/Dialog';
import { useStored } from '@tanabana/shop/stored/useStored';
import { space } from '@tanabana/ui/theme/tokens';
import { countOf } from '@tanabana/shop/text/formatCount';
import type { Wishlist } from '@tanabana/shop/wishlist/wishlist';
import { wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AnswerList } from '../../components/AnswerList';
import { UndoNotice } from '../../components/UndoNotice';
import { UnreadableCatalogue } from '../../components/UnreadableCatalogue';
import { useAnswers } from '../../components/useAnswers';
import { useLinesOfAddress } from '../../components/useLinesOfAddress';
import { foundItems, sizedName } from '../../lines/answerLine';
import { linkedLines } from '../../lines/cartLink';
import { addLinked } from '../../wishlist/changeWishlist';

interface LinkedWishlistProps {
  readonly request: PageRequest;
  /** Changes the wishlist, and displays whether the browser has stored it. */
  readonly update: (change: (present: Wishlist) => Wishlist) => Promise<void>;
}

interface Filled {
  readonly message: string;
  readonly before: Wishlist;
  readonly after: Wishlist;
}

/** If the address contains lines, asks the visitor whether to add their products to the wishlist. */
export default function LinkedWishlist({ request, update }: LinkedWishlistProps) {
  const link = useLinesOfAddress();
  const wishlist = useStored(wishlistStore);
  const [filled, setFilled] = useState<Filled>();
  const add = async (items: readonly CartItem[]) => {
    const before = wishlistStore.read();
    await update((present) => addLinked(present, items, new Date()));
    const message = `${countOf(items.length, 'product')} added to your wishlist.`;
    setFilled({ message, before, after: wishlistStore.read() });
  };
  return (
    <>
      {/* Disappears when the wishlist changes again. */}
      {filled && JSON.stringify(wishlist) === JSON.stringify(filled.after) && (
        <Notice>
          <UndoNotice message={filled.message} onUndo={() => void update(() => filled.before)} />
        </Notice>
      )}
      {link.hash && (
        <LinkDialog
          key={link.key}
          open={!link.isAnswered}
          hash={link.hash}
          request={request}
          onAdd={(items) => void add(items)}
          onClose={link.answer}
        />
      )}
    </>
  );
}

const Notice = styled.div`
  margin-bottom: ${space(3)};
`;

interface LinkDialogProps extends Pick<LinkedWishlistProps, 'request'> {
  readonly open: boolean;
  readonly hash: string;
  readonly onAdd: (items: readonly CartItem[]) => void;
  readonly onClose: () => void;
}

function LinkDialog({ open, hash, request, onAdd, onClose }: LinkDialogProps) {
  const { answers, isAnswered, retry } = useAnswers(request, linkedLines(hash), open);
  const items = foundItems(answers ?? []);
  return (
    <Dialog open={open && isAnswered} onClose={onClose} title="Wishlist from a link">
      {answers && answers.length > 0 && (
        <AnswerList
          label="Products"
          answers={answers.map(({ item, ...refusal }) => ({
            answer: item ? { item, text: sizedName(item) } : refusal,
          }))}
        />
      )}
      {answers?.length === 0 && <p>We found no products in it.</p>}
      {!answers && <UnreadableCatalogue retry={retry} />}
      <ButtonRow $atEnd>
        <Button type="button" $look="plain" onClick={onClose}>
          {items.length > 0 ? 'Cancel' : 'Close'}
        </Button>
        {items.length > 0 && (
          <Button
            type="button"
            onClick={() => {
              onClose();
              onAdd(items);
            }}
          >
            Add to my wishlist
          </Button>
        )}
      </ButtonRow>
    </Dialog>
  );
}
