import { space } from '@tanabana/runtime/theme/tokens';
import { BackButton } from '@tanabana/runtime/kit/BackButton';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { styled } from 'styled-components';

/** Message that no product has this id (§2.5). */
export function ProductNotFound() {
  return (
    <EmptyState title="Product Not Found">
      <p>The product you&apos;re looking for doesn&apos;t exist or has been moved.</p>
      <Choices>
        <BackButton otherwise="/catalogue" />
        <ButtonLink to="/catalogue">Browse Catalogue</ButtonLink>
      </Choices>
    </EmptyState>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
