import { definePage } from '@tanabana/runtime/contracts/page';
import { space } from '@tanabana/runtime/theme/tokens';
import { BackButton } from '@tanabana/runtime/kit/BackButton';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { Page } from '@tanabana/runtime/kit/Page';
import { styled } from 'styled-components';

function NotFound() {
  return (
    <Page>
      <EmptyState title="404 Page Not Found">
        <p>
          The page you&apos;re looking for doesn&apos;t exist. It might have been moved, deleted, or you
          entered the wrong URL.
        </p>
        <Actions>
          <ButtonLink to="/">Go Home</ButtonLink>
          <BackButton otherwise="/" />
        </Actions>
      </EmptyState>
    </Page>
  );
}

/** The page for every unknown path (§2.14, §8). */
export const notFoundPage = definePage({
  Component: NotFound,
  meta: ({ settings }) => ({
    title: `Page not found | ${settings.brand}`,
    description: 'This page does not exist.',
    status: 404,
    hidden: true,
  }),
});

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
