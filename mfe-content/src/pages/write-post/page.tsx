import { definePage, type PageProps } from '@tanabana/contract/pages/page';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import { useBlogMember } from '../../components/useBlogMember';
import { PostForm } from './PostForm';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: 'Write a post' }];

function WritePost({ request }: PageProps) {
  const { isMember, loading } = useBlogMember(request.settings);
  if (!isMember && !loading) {
    return (
      <Page>
        <Breadcrumb trail={TRAIL} />
        <EmptyState title="Authentication Required">
          <p>You need to sign in to create blog posts.</p>
          <ButtonLink to="/login?from=%2Fblog%2Fcreate">Sign In</ButtonLink>
          <ButtonLink to="/blog" $look="plain">
            Back to Blog
          </ButtonLink>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      <Breadcrumb trail={TRAIL} />
      <PageTitle>Write a Blog Post</PageTitle>
      {isMember ? (
        <>
          <Lead>
            Write about a method, a visit, a person, or a mistake that taught you something. Readers like to
            know how things are made.
          </Lead>
          <PostForm />
        </>
      ) : (
        <p role="status">Loading...</p>
      )}
    </Page>
  );
}

export default definePage({
  Component: WritePost,
  meta: ({ settings }) => ({
    title: `Write a Blog Post | ${settings.brand}`,
    description: 'Write for our blog.',
  }),
});
