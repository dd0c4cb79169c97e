import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { Eyebrow, Lead, PageTitle } from '@tanabana/runtime/kit/Page';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { MeetArtisan } from '../../components/MeetArtisan';
import type { WorkshopFile } from '../../source/dataFiles';

interface WorkshopHeadProps {
  readonly workshop: WorkshopFile;
  readonly request: PageRequest;
}

/** Introduces a workshop above its products. */
export default function WorkshopHead({
  workshop: { name, place, craft, about, story },
  request,
}: WorkshopHeadProps) {
  return (
    <Head>
      <Eyebrow>{place}</Eyebrow>
      <PageTitle>{name}</PageTitle>
      <Craft>{craft}</Craft>
      <Lead>{about}</Lead>
      <Links>
        {/* A new document: the browser scrolls to the story. */}
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
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  margin-top: ${space(1.5)};
`;
