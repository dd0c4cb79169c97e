import { space } from '@tanabana/runtime/theme/tokens';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { styled } from 'styled-components';
import { Band } from '../../components/Band';

/** Links to the catalogue and the artisans. */
export function CallToAction() {
  return (
    <Band aria-labelledby="part-of-it">
      <h2 id="part-of-it">Every order is part of it</h2>
      <Text>
        A craft lives when somebody buys from it. See what is being made, or begin with who is making it.
      </Text>
      <Ways>
        <ButtonLink to="/catalogue">Explore the Catalogue</ButtonLink>
        <ButtonLink to="/artisans" $look="quiet">
          Meet the Artisans
        </ButtonLink>
      </Ways>
    </Band>
  );
}

const Text = styled.p`
  max-width: 56ch;
  margin: ${space(2)} 0 ${space(4)};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
