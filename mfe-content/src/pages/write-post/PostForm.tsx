import { Button, ButtonLink, ButtonRow } from '@tanabana/runtime/kit/Button';
import { Checkbox, SelectField, TextArea, TextField } from '@tanabana/runtime/kit/Field';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { space } from '@tanabana/runtime/theme/tokens';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  MAX_EXCERPT_LENGTH_SHOWN,
  MIN_CONTENT_LENGTH,
  MIN_EXCERPT_LENGTH,
  MIN_TITLE_LENGTH,
} from '../../blog/postDraft';
import { POST_CATEGORIES } from '../../blog/postSchema';
import { Small } from '@tanabana/runtime/kit/Page';
import { ImageField } from './ImageField';
import { usePostDraft } from './usePostDraft';

export function PostForm() {
  const navigate = useNavigate();
  const { draft, write, field, submit, isPublishing, failure } = usePostDraft(
    () => void navigate('/blog', { state: { published: true } }),
  );
  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        label="Title"
        required
        autoComplete="off"
        help={`${draft.title.length} characters, at least ${MIN_TITLE_LENGTH}`}
        {...field('title')}
      />
      <TextArea
        label="Excerpt"
        required
        rows={3}
        help={`${draft.excerpt.length}/${MAX_EXCERPT_LENGTH_SHOWN} characters (${MIN_EXCERPT_LENGTH}-${MAX_EXCERPT_LENGTH_SHOWN})`}
        {...field('excerpt')}
      />
      <TextArea
        label="Content"
        required
        rows={14}
        help={`${draft.content.length} characters, at least ${MIN_CONTENT_LENGTH}`}
        {...field('content')}
      />
      <SelectField label="Category" required {...field('category')}>
        {POST_CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <TextField label="Tags" help="Optional, separated by commas" autoComplete="off" {...field('tags')} />
      <ImageField image={draft.image} onChoose={(image) => write({ image })} />
      <Checkbox
        label="Suggest it as a featured story"
        checked={draft.featured}
        onChange={({ target }) => write({ featured: target.checked })}
      />
      <Small>Your post is not sent or saved: it is gone when you leave this page.</Small>
      <LiveMessage tone="problem">{failure}</LiveMessage>
      <ButtonRow>
        <Button type="submit" disabled={isPublishing}>
          {isPublishing ? 'Publishing...' : 'Publish'}
        </Button>
        <ButtonLink to="/blog" $look="quiet">
          Cancel
        </ButtonLink>
      </ButtonRow>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-width: 720px;
  margin-top: ${space(5)};
`;
