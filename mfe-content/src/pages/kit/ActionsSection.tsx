import { Button, ButtonAnchor, ButtonLink } from '@tanabana/runtime/kit/Button';
import { IconButton, IconLink } from '@tanabana/runtime/kit/IconButton';
import { Heart, Share2, ShoppingBag } from 'lucide-react';
import { Row, Section } from './Section';

/** Buttons and links. */
export function ActionsSection() {
  return (
    <Section
      title="Buttons and links"
      note="One filled button in a view: the thing to do. Quiet ones stand beside it; plain ones undo."
    >
      <Row>
        <Button type="button">Add to Cart</Button>
        <Button type="button" $look="quiet">
          <Heart aria-hidden="true" size={18} />
          Add to Wishlist
        </Button>
        <Button type="button" $look="plain">
          Undo
        </Button>
        <Button type="button" disabled>
          Make Payment
        </Button>
      </Row>
      <Row>
        <ButtonLink to="/catalogue">Explore Collection</ButtonLink>
        <ButtonLink to="/catalogue" $look="quiet">
          Continue Shopping
        </ButtonLink>
        <ButtonAnchor href="mailto:hello@tanabana.example" $look="quiet">
          Write to us
        </ButtonAnchor>
        <IconButton type="button" aria-label="Share">
          <Share2 aria-hidden="true" />
        </IconButton>
        <IconLink to="/cart" aria-label="Cart">
          <ShoppingBag aria-hidden="true" />
        </IconLink>
      </Row>
    </Section>
  );
}
