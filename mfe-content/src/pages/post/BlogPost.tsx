import type { Settings } from '@tanabana/runtime/settings/settings';
import { color, space, wide } from '@tanabana/runtime/theme/tokens';
import { Badge } from '@tanabana/runtime/kit/Badge';
import { Breadcrumb } from '@tanabana/runtime/kit/Breadcrumb';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { Lead, Page } from '@tanabana/runtime/kit/Page';
import { useState } from 'react';
import { styled } from 'styled-components';
import { countComments } from '../../blog/addComment';
import type { Post } from '../../blog/postSchema';
import { Illustration } from '../../components/Illustration';
import { useBlogMember } from '../../components/useBlogMember';
import { AboutAuthor } from './AboutAuthor';
import { BackToBlog } from './BackToBlog';
import { Comments } from './Comments';
import { PostFacts } from './PostFacts';
import { PostText } from './PostText';

export function postTrail({ title }: Pick<Post, 'title'>) {
  return [{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: title }];
}

interface BlogPostProps {
  readonly post: Post;
  readonly settings: Settings;
}

export function BlogPost({ post, settings }: BlogPostProps) {
  const member = useBlogMember(settings);
  const [comments, setComments] = useState<Post['comments']>(post.comments);
  return (
    <Page>
      <Breadcrumb trail={postTrail(post)} />
      <article>
        <Head>
          <Badge $tone="quiet">{post.category}</Badge>
          <h1>{post.title}</h1>
          <Lead>{post.excerpt}</Lead>
          <PostFacts post={post} commentsCount={countComments(comments)} isMember={member.isMember} />
        </Head>
        <Cover name={post.image} sizes="(min-width: 1656px) 1560px, 100vw" priority isOrnament />
        <Column>
          <PostText html={post.content} />
          <Tags aria-label="Tags">
            {post.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </Tags>
          <AboutAuthor author={post.author} />
          <Comments comments={comments} member={member} onChange={setComments} />
          <Ways>
            <BackToBlog />
            {member.isMember && (
              <ButtonLink to="/blog/create" $look="plain">
                Write Your Own
              </ButtonLink>
            )}
          </Ways>
        </Column>
      </article>
    </Page>
  );
}

const Head = styled.header`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(2)};
  max-width: 880px;
  margin-bottom: ${space(5)};
`;

const Cover = styled(Illustration)`
  aspect-ratio: 4 / 3;

  ${wide.tablet} {
    aspect-ratio: 2 / 1;
  }
`;

const Column = styled.div`
  max-width: 704px;
  margin: ${space(5)} auto 0;

  ${wide.desktop} {
    margin-top: ${space(8)};
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  margin: ${space(5)} 0;
  color: ${color.muted};

  li::before {
    content: '# ' / '';
    color: ${color.brass};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(6)};
`;
