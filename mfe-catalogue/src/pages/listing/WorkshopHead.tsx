import type { PageRequest } from '@tanabana/contract/pages/page';
import { Eyebrow, Lead, PageTitle } from '@tanabana/ui/kit/Page';
import { row } from '@tanabana/ui/theme/layout';
import { color, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { MeetArtisan } from '../../components/MeetArtisan';
import type { Workshop } from '../../source/dataFiles';

interface WorkshopHeadProps {
  readonly workshop: Workshop;
  readonly request: PageRequest;
}

export default function WorkshopHead({ workshop, request }: WorkshopHeadProps) {
  const { name, place, craft, about, story } = workshop;
  return (
    <Head>
      <Eyebrow>{place}</Eyebrow>
      <PageTitle>{name}</PageTitle>
      <Craft>{craft}</Craft>
      <Lead>{about}</Lead>
      <Links>
        {/* This is a plain link instead of a router link, so that the browser loads a new document and scrolls to
            the story. */}
        {story !== undefined && (
          <a href={`/product/${story}#artisan-story`}>Read a story from the workshop</a>
        )}
        <MeetArtisan maker={name} request={request} />
      </Links>
    </Head>
  );
}

const Head = styled.div`
  margin-bottom: ${space(3)};
`;

const Craft = styled.p`
  margin-bottom: ${space(1)};
  color: ${color.madder};
`;

const Links = styled.div`
  ${row([1, 3])}
  margin-top: ${space(1.5)};
`;
