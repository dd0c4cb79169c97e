import { Badge } from '@tanabana/ui/kit/Badge';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { Lead, Page } from '@tanabana/ui/kit/Page';
import type { Settings } from '@tanabana/contract/settings/settings';
import { row, stack } from '@tanabana/ui/theme/layout';
import { color, size, space, wide } from '@tanabana/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { countComments } from '../../blog/addComment';
import type { Author, Post } from '../../blog/postSchema';
import { Avatar } from '../../components/Avatar';
import { Illustration } from '../../components/Illustration';
import { Tags } from '../../components/Tags';
import { useBlogMember } from '../../components/useBlogMember';
import { BackToBlog } from './BackToBlog';
import { Comments } from './Comments';
import { PostFacts } from './PostFacts';
import { PostProducts } from './PostProducts';
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
          <PostProducts products={post.products} />
          <PostTags tags={post.tags} />
          <AboutAuthor author={post.author} />
          <Comments comments={comments} member={member} onChange={setComments} />
          <Ways>
            <BackToBlog />
            {member.canWrite && (
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
  ${stack(2)}
  align-items: flex-start;
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

const PostTags = styled(Tags)`
  margin: ${space(5)} 0;
`;

const Ways = styled.div`
  ${row([2, 4])}
  margin-top: ${space(6)};
`;

function AboutAuthor({ author: { name, avatar, bio, socialLinks } }: { readonly author: Author }) {
  const links = [
    { label: 'Instagram', address: socialLinks.instagram },
    { label: 'Website', address: socialLinks.website },
  ];
  return (
    <Box aria-labelledby="about-author">
      <Avatar emblem={avatar} size={72} />
      <div>
        <h2 id="about-author">About the author</h2>
        <strong>{name}</strong>
        <p>{bio}</p>
        <ul>
          {links.map(
            ({ label, address }) =>
              address && (
                <li key={label}>
                  <a href={address} rel="noopener">
                    {label}
                  </a>
                </li>
              ),
          )}
        </ul>
      </div>
    </Box>
  );
}

const Box = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  padding: ${space(4)} 0;
  border-block: 1px solid ${color.line};

  h2 {
    margin-bottom: ${space(1)};
    font-size: ${size.h3};
  }

  p {
    margin: 4px 0 ${space(1)};
    color: ${color.muted};
  }

  > div {
    flex: 1 1 12rem;
    min-width: 0;
  }

  ul {
    ${row([0, 3])}
  }

  a {
    display: inline-block;
    padding: 4px 0;
    color: ${color.madder};
  }
`;
