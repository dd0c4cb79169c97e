import { useHydrated } from '@tanabana/ui/hooks/useHydrated';
import { Badge } from '@tanabana/ui/kit/Badge';
import { Small } from '@tanabana/ui/kit/Page';
import { row } from '@tanabana/ui/theme/layout';
import { color, hovered, size, space } from '@tanabana/ui/theme/tokens';
import { Heart } from 'lucide-react';
import { styled } from 'styled-components';
import type { Reply } from '../../blog/postSchema';
import { Avatar } from '../../components/Avatar';
import { publishedOn, relativeTime } from '../../text/formats';

/** The buttons Like and Reply have no function yet (§2.11). */
export function CommentItem({ comment }: { readonly comment: Reply }) {
  const { author, content, publishedAt, likes } = comment;
  const isHydrated = useHydrated();
  return (
    <Item>
      <Avatar emblem={author.avatar} size={40} />
      <Words>
        <Head>
          <strong>{author.name}</strong>
          {author.isAuthor && <Badge $tone="leaf">Author</Badge>}
          <Small as="time" dateTime={publishedAt}>
            {isHydrated ? relativeTime(publishedAt, moment()) : publishedOn(publishedAt)}
          </Small>
        </Head>
        <p>{content}</p>
        <Actions>
          <button type="button" aria-label={`Like the comment of ${author.name}, ${likes} so far`}>
            <Heart aria-hidden="true" size={16} /> <span>{likes}</span>
          </button>
          <button type="button">Reply</button>
        </Actions>
      </Words>
    </Item>
  );
}

const Item = styled.div`
  display: flex;
  gap: ${space(2)};
`;

const Words = styled.div`
  min-width: 0;
`;

const Head = styled.p`
  ${row([0.5, 1.5])}
  margin-bottom: 4px;
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};

  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: ${space(4)};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.muted};
    font-size: ${size.small};
    font-weight: 600;
  }

  ${hovered(`color: ${color.madder};`, 'button:hover')}
`;

/** Time that counts as now for all comments of the page, so that comments of the same age display the same text. */
let pageMoment: number | undefined;

const moment = () => (pageMoment ??= Date.now());
