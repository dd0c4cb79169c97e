import { definePage, type PageProps } from '@tanabana/runtime/contracts/page';
import { Badge } from '@tanabana/runtime/kit/Badge';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { Lead, Page, PageTitle } from '@tanabana/runtime/kit/Page';
import { row } from '@tanabana/runtime/theme/layout';
import { space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import businesses from '../../../content/businesses.json';
import { Announcement } from '../../components/Announcement';
import { EmailForm } from '../../components/EmailForm';
import { sharePicture } from '../../pictures/pictures';
import { titleFromSlug } from '../../text/formats';

function ComingSoon({ request: { params } }: PageProps) {
  return (
    <Page>
      <Announcement picture={pictureOf(params.slug)}>
        <Badge>Coming Soon</Badge>
        <Name>{titleFromSlug(params.slug ?? '')}</Name>
        <Lead>
          The first samples are on the workbench. You will find the finished pieces in our catalogue.
        </Lead>
        <EmailForm action="Notify Me" thanks="Thanks! You will be notified at launch." />
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

/** Returns the picture of the business line, or a picture without a subject for other addresses. */
function pictureOf(slug = ''): string {
  return businesses.find(({ to }) => to === `/coming-soon/${slug}`)?.picture ?? 'coming-soon';
}

export default definePage({
  Component: ComingSoon,
  meta: ({ params, settings }) => {
    const title = titleFromSlug(params.slug ?? '');
    return {
      title: `${title}: Coming Soon | ${settings.brand}`,
      description: `Coming soon from ${settings.brand}: ${title}.`,
      hidden: true,
      ...sharePicture(pictureOf(params.slug)),
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
