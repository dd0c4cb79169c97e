import { definePage, type PageProps } from '@tanabana/shared/contracts/page';
import { space } from '@tanabana/shared/theme/tokens';
import { Badge } from '@tanabana/shared/ui/Badge';
import { ButtonLink } from '@tanabana/shared/ui/Button';
import { Lead, Page, PageTitle } from '@tanabana/shared/ui/Page';
import { styled } from 'styled-components';
import { Announcement } from '../../parts/Announcement';
import { EmailForm } from '../../parts/EmailForm';
import { sharePicture } from '../../pictures/sharePicture';
import { titleFromSlug } from '../../words/titleFromSlug';

/** Something that has been announced (§2.14). */
function ComingSoon({ request: { params } }: PageProps) {
  return (
    <Page>
      <Announcement picture="coming-soon">
        <Badge>Coming Soon</Badge>
        <Name>{titleFromSlug(params.slug ?? '')}</Name>
        <Lead>
          The samples are on the bench. Leave your address and you hear from us on the day it is ready, once.
        </Lead>
        <EmailForm action="Notify Me" thanks="Thanks! You will be notified at launch." />
        <Ways>
          <ButtonLink to="/" $look="plain">
            Return Home
          </ButtonLink>
          <ButtonLink to="/catalogue" $look="plain">
            Browse Catalogue
          </ButtonLink>
        </Ways>
      </Announcement>
    </Page>
  );
}

export default definePage({
  Component: ComingSoon,
  meta: ({ params, settings }) => {
    const title = titleFromSlug(params.slug ?? '');
    return {
      title: `${title}: Coming Soon | ${settings.brand}`,
      description: `${title} are being prepared. Leave your address to be told on the day.`,
      hidden: true,
      ...sharePicture('coming-soon'),
    };
  },
});

const Name = styled(PageTitle)`
  margin-top: ${space(2)};
`;

const Ways = styled.p`
  display: flex;
  gap: ${space(4)};
  margin-top: ${space(4)};
`;
