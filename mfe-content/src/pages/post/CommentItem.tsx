import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { Badge } from '@tanabana/runtime/kit/Badge';
import { Heart } from 'lucide-react';
import { styled } from 'styled-components';
import type { Reply } from '../../blog/postSchema';
import { relativeTime } from '../../blog/relativeTime';
import { Avatar } from '../../components/Avatar';
import { useNow } from '../../components/useNow';
import { longDate } from '../../text/longDate';

/** A comment or a reply. Its two buttons do nothing yet (§2.11). */
export function CommentItem({
  comment: { author, content, publishedAt, likes },
}: {
  readonly comment: Reply;
}) {
  const now = useNow();
  return (
    <Item>
      <Avatar emblem={author.avatar} />
      <div>
        <p>
          <strong>{author.name}</strong>
          {author.isAuthor && <Badge $tone="leaf">Author</Badge>}
          <time dateTime={publishedAt}>{now ? relativeTime(publishedAt, now) : longDate(publishedAt)}</time>
        </p>
        <p>{content}</p>
        <Actions>
          <button type="button" aria-label={`Like the comment of ${author.name}, ${likes} so far`}>
            <Heart aria-hidden="true" size={16} /> {likes}
          </button>
          <button type="button">Reply</button>
        </Actions>
      </div>
    </Item>
  );
}

const Item = styled.div`
  display: flex;
  gap: ${space(2)};

  > :last-child {
    min-width: 0;
  }

  p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${space(1.5)};
    margin-bottom: 4px;
  }

  time {
    color: ${color.muted};
    font-size: ${size.small};
  }
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

  button:hover {
    color: ${color.madder};
  }
`;
