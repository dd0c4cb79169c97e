import { definePage, notFound, type PageProps } from '@tanabana/contract/pages/page';
import { BackButton } from '@tanabana/ui/kit/BackButton';
import { Badge } from '@tanabana/ui/kit/Badge';
import { ButtonLink, ButtonRow } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import { row } from '@tanabana/ui/theme/layout';
import { space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import businesses from '../../../content/businesses.json';
import { Announcement } from '../../components/Announcement';
import { EmailForm } from '../../components/EmailForm';
import { sharePicture } from '../../pictures/pictures';
import { titleFromSlug } from '../../text/formats';

interface Line {
  readonly picture: string;
  readonly soon: string | undefined;
}

function ComingSoon({ request: { params, settings }, data: { picture, soon } }: PageProps<Line>) {
  return (
    <Page>
      <Announcement picture={picture}>
        <Badge>Coming Soon</Badge>
        <Name>{titleFromSlug(params.slug ?? '')}</Name>
        {soon && <Lead>{soon}</Lead>}
        <EmailForm
          topic={titleFromSlug(params.slug ?? '')}
          action="Notify Me"
          thanks="Thanks! You will be notified at launch."
          settings={settings}
        />
        <Links>
          <ButtonLink to="/" $look="plain">
            Return Home
          </ButtonLink>
          <ButtonLink to="/catalogue" $look="plain">
            Browse Catalogue
          </ButtonLink>
        </Links>
      </Announcement>
    </Page>
  );
}

function NotAnnounced() {
  return (
    <Page>
      <EmptyState title="404 Page Not Found">
        <p>
          The page you&apos;re looking for doesn&apos;t exist. It might have been moved, deleted, or you
          entered the wrong URL.
        </p>
        <ButtonRow>
          <ButtonLink to="/">Go Home</ButtonLink>
          <BackButton otherwise="/" />
        </ButtonRow>
      </EmptyState>
    </Page>
  );
}

export default definePage<Line>({
  Component: ComingSoon,
  // eslint-disable-next-line @typescript-eslint/require-await -- `load` rejects
  load: async ({ params }) => {
    const line = businesses.find(({ to }) => to === `/coming-soon/${params.slug}`);
    if (!line) throw notFound();
    return { picture: line.picture, soon: line.soon };
  },
  notFound: {
    Component: NotAnnounced,
    meta: ({ settings }) => ({
      title: `Page not found | ${settings.brand}`,
      description: 'This page does not exist.',
    }),
  },
  meta: ({ params, settings }, { picture }) => {
    const title = titleFromSlug(params.slug ?? '');
    return {
      title: `${title}: Coming Soon | ${settings.brand}`,
      description: `Coming soon from ${settings.brand}: ${title}.`,
      hidden: true,
      ...sharePicture(picture),
    };
  },
});

const Name = styled(PageTitle)`
  margin-top: ${space(2)};
`;

const Links = styled.p`
  ${row([0, 4])}
  margin-top: ${space(4)};
`;
