import { color, size } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import type { PostSummary } from '../blog/postSchema';
import { publishedOn } from '../text/formats';
import { Avatar } from './Avatar';

interface PostBylineProps {
  readonly post: PostSummary;
  readonly avatarSize?: number;
}

export function PostByline({ post, avatarSize = 40 }: PostBylineProps) {
  return (
    <>
      <Avatar emblem={post.author.avatar} size={avatarSize} />
      <Lines>
        <strong>{post.author.name}</strong>
        <span>
          <time dateTime={post.publishedAt}>{publishedOn(post.publishedAt)}</time>
          <span>{`, ${post.readTime} min read`}</span>
        </span>
      </Lines>
    </>
  );
}

const Lines = styled.div`
  font-size: ${size.small};
  line-height: 1.4;

  > * {
    display: block;
  }

  > span {
    color: ${color.muted};
  }
`;
