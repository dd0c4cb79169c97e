import { definePage, type PageProps } from '@tanabana/shared/contracts/page';
import { ButtonLink } from '@tanabana/shared/ui/Button';
import { EmptyState } from '@tanabana/shared/ui/EmptyState';
import { Page } from '@tanabana/shared/ui/Page';
import { Kit } from './Kit';

function KitPage({ request }: PageProps) {
  if (request.settings.kit) return <Kit />;
  return (
    <Page>
      <EmptyState title="404 Page Not Found">
        <p>The kit is shown in development only.</p>
        <ButtonLink to="/">Go Home</ButtonLink>
      </EmptyState>
    </Page>
  );
}

/** /_kit: everything that the shop's screens are made of, in all its states. There only where the settings say so. */
export default definePage({
  Component: KitPage,
  meta: ({ settings: { brand, kit } }) => ({
    title: `Kit | ${brand}`,
    description: 'The parts that the screens of the shop are made of.',
    hidden: true,
    ...(!kit && { status: 404 }),
  }),
});
