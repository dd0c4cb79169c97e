import { Button } from '@tanabana/ui/kit/Button';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { announcedAgain } from '@tanabana/ui/hooks/announcedAgain';
import { countOf } from '@tanabana/shop/text/formatCount';
import { row } from '@tanabana/ui/theme/layout';
import { color, space } from '@tanabana/ui/theme/tokens';
import { Heart, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Post } from '../../blog/postSchema';
import { PostByline } from '../../components/PostByline';

interface PostFactsProps {
  readonly post: Post;
  readonly commentsCount: number;
  readonly isMember: boolean;
}

export function PostFacts({ post, commentsCount, isMember }: PostFactsProps) {
  const [isLiked, setLiked] = useState(false);
  const [refusal, setRefusal] = useState('');
  const likes = post.likes + Number(isLiked);
  return (
    <>
      <Row>
        <PostByline post={post} avatarSize={48} />
        <Counts>
          <Like
            type="button"
            $look="quiet"
            aria-pressed={isLiked}
            aria-label={`Like, ${likes} so far`}
            onClick={() => {
              if (isMember) setLiked(!isLiked);
              else setRefusal((displayed) => announcedAgain('Please sign in to like posts', displayed));
            }}
          >
            <Heart aria-hidden="true" size={20} />
            <span>{likes}</span>
          </Like>
          <a href="#comments" aria-label={countOf(commentsCount, 'comment')}>
            <MessageSquare aria-hidden="true" size={20} />
            <span>{commentsCount}</span>
          </a>
        </Counts>
      </Row>
      <LiveMessage tone="problem">{refusal}</LiveMessage>
    </>
  );
}

const Row = styled.div`
  ${row([1, 4])}
`;

const Counts = styled.div`
  ${row(2)}

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${space(6)};
    padding: 0 ${space(1)};
    text-decoration: none;
  }
`;

const Like = styled(Button)`
  padding-inline: ${space(2)};

  &[aria-pressed='true'] svg {
    fill: ${color.madder};
    stroke: ${color.madder};

    @media (forced-colors: active) {
      fill: Highlight;
      stroke: Highlight;
    }
  }
`;
