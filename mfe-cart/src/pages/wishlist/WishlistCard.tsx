import type { PageRequest } from '@tanabana/contract/pages/page';
import { IconButton } from '@tanabana/ui/kit/IconButton';
import { Small } from '@tanabana/ui/kit/Page';
import { withCentimetres } from '@tanabana/shop/text/metricSize';
import { row } from '@tanabana/ui/theme/layout';
import { color, linkHover, size, space } from '@tanabana/ui/theme/tokens';
import type { WishlistEntry } from '@tanabana/shop/wishlist/wishlist';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { StoredPicture } from '../../components/StoredPicture';
import { addedDate, savedPrice } from '../../wishlist/wishlistEntry';
import { AddToCart } from './AddToCart';

interface WishlistCardProps {
  readonly entry: WishlistEntry;
  /** Why the product cannot be sold, as in `No longer made.`; empty if it can. */
  readonly problem: string;
  readonly request: PageRequest;
  readonly takesFocus: boolean;
  readonly onRemove: () => void;
}

export function WishlistCard({ entry, problem, request, takesFocus, onRemove }: WishlistCardProps) {
  const { id, name, image, category, addedAt, size: chosenSize } = entry;
  const titleId = useId();
  const view = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) view.current?.focus();
  }, [takesFocus]);
  const date = addedDate(addedAt);
  return (
    <Card aria-labelledby={titleId}>
      <Cover>
        <StoredPicture image={image} sizes="(min-width: 1024px) 22vw, (min-width: 768px) 30vw, 46vw" />
      </Cover>
      <Small>{category}</Small>
      <h2 id={titleId}>{name}</h2>
      {chosenSize && <Small>{withCentimetres(chosenSize)}</Small>}
      <p>{problem || savedPrice(entry)}</p>
      {date && (
        <Small>
          Added <time dateTime={addedAt}>{date}</time>
        </Small>
      )}
      <Actions>
        {!problem && <AddToCart entry={entry} request={request} />}
        <Link ref={view} to={`/product/${id}`} aria-label={`View ${name}`}>
          View
        </Link>
      </Actions>
      <Remove type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden="true" size={20} />
      </Remove>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow-wrap: anywhere;

  > h2 {
    margin-bottom: 4px;
    font-size: ${size.h3};
  }
`;

const Cover = styled.div`
  margin-bottom: ${space(2)};
`;

const Actions = styled.div`
  ${row([1, 2])}
  margin-top: auto;
  padding-top: ${space(2)};

  > button {
    flex: 1 0 auto;
    padding-inline: ${space(2)};
  }

  a {
    padding: ${space(1)} 0;
    color: ${color.indigo};
    font-weight: 600;
    ${linkHover}
  }

  /* Makes the picture clickable: the link also covers the area of the picture. */
  a::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    aspect-ratio: 4 / 5;
  }
`;

const Remove = styled(IconButton)`
  z-index: 1;
  position: absolute;
  top: ${space(1)};
  right: ${space(1)};
  width: ${space(5.5)};
  height: ${space(5.5)};
  background: ${color.paper};
`;
