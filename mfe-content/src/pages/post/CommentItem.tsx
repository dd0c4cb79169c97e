import { Badge } from '@tanabana/runtime/kit/Badge';
import { row } from '@tanabana/runtime/theme/layout';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { Heart } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { Reply } from '../../blog/postSchema';
import { Avatar } from '../../components/Avatar';
import { longDate, relativeTime } from '../../text/formats';

/** Comment or reply. Its two buttons do nothing yet (§2.11). */
export function CommentItem({
  comment: { author, content, publishedAt, likes },
}: {
  readonly comment: Reply;
}) {
  const now = useNow();
  return (
    <Item>
      <Avatar emblem={author.avatar} size={40} />
      <div>
        <p>
          <strong>{author.name}</strong>
          {author.isAuthor && <Badge $tone="leaf">Author</Badge>}
          <time dateTime={publishedAt}>{now ? relativeTime(publishedAt, now) : longDate(publishedAt)}</time>
        </p>
        <p>{content}</p>
        <Actions>
          <button type="button" aria-label={`Like the comment of ${author.name}, ${likes} so far`}>
            <Heart aria-hidden="true" size={16} /> <span>{likes}</span>
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
    ${row([0.5, 1.5])}
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

  @media (hover: hover) {
    button:hover {
      color: ${color.madder};
    }
  }
`;

/** Time shared by the whole page, so that comments of the same age have the same text. */
let pageMoment: number | undefined;

const never = () => () => undefined;
const moment = () => (pageMoment ??= Date.now());

function useNow(): number | undefined {
  return useSyncExternalStore<number | undefined>(never, moment, () => undefined);
}
