import { Badge } from '@tanabana/ui/kit/Badge';
import { color, hovered, size, space, visuallyHidden } from '@tanabana/ui/theme/tokens';
import { Heart, MessageSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FROM_LIST } from '../../blog/fromList';
import type { PostSummary } from '../../blog/postSchema';
import { Illustration } from '../../components/Illustration';
import { PostByline } from '../../components/PostByline';
import { Tags } from '../../components/Tags';

const MAX_TAGS = 3;

interface PostCardProps {
  readonly post: PostSummary;
  readonly isLarge?: boolean;
  /** The picture of the first card is loaded with high priority. */
  readonly isFirst?: boolean;
}

export function PostCard({ post, isLarge = false, isFirst = false }: PostCardProps) {
  return (
    <Card $large={isLarge}>
      <Cover
        name={post.image}
        sizes={
          isLarge
            ? '(min-width: 768px) 50vw, 100vw'
            : '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw'
        }
        priority={isFirst}
        isOrnament
      />
      <Badges>
        <Badge $tone="quiet">{post.category}</Badge>
        {post.featured && <Badge>Featured</Badge>}
      </Badges>
      <h3>
        <Link to={`/blog/${post.id}`} state={FROM_LIST}>
          {post.title}
        </Link>
      </h3>
      <p>{post.excerpt}</p>
      <CardTags tags={post.tags.slice(0, MAX_TAGS)} />
      <Facts>
        <PostByline post={post} />
        <Counts>
          <span>
            <Heart aria-hidden="true" size={16} /> <span>{post.likes}</span> <em>likes</em>
          </span>
          <span>
            <MessageSquare aria-hidden="true" size={16} /> <span>{post.commentsCount}</span> <em>comments</em>
          </span>
        </Counts>
      </Facts>
    </Card>
  );
}

const Card = styled.li<{ readonly $large: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;

  h3 {
    font-size: ${({ $large }) => $large && size.h2};
    line-height: 1.2;
  }

  h3 a {
    text-decoration: none;
  }

  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${hovered(`color: ${color.madder}; text-decoration: underline;`, '&:hover h3 a')}

  > p {
    margin: ${space(1.5)} 0 ${space(2)};
  }
`;

const Cover = styled(Illustration)`
  aspect-ratio: 3 / 2;
`;

const Badges = styled.div`
  display: flex;
  gap: ${space(1)};
  margin: ${space(2)} 0 ${space(1.5)};
`;

const CardTags = styled(Tags)`
  row-gap: 0;
  margin-bottom: ${space(2)};
  font-size: ${size.small};
`;

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  margin-top: auto;
`;

const Counts = styled.p`
  display: flex;
  gap: ${space(1.5)};
  margin-left: auto;
  font-size: ${size.small};
  line-height: 1.4;

  span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }

  em {
    ${visuallyHidden}
  }
`;
