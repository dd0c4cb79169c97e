import { space } from '@tanabana/shared/theme/tokens';
import { Button, ButtonLink } from '@tanabana/shared/ui/Button';
import { Checkbox, SelectField, TextArea, TextField } from '@tanabana/shared/ui/Field';
import { LiveMessage } from '@tanabana/shared/ui/LiveMessage';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { CONTENT_MINIMUM, EXCERPT_MINIMUM, EXCERPT_SHOWN_MAXIMUM, TITLE_MINIMUM } from '../../blog/postDraft';
import { POST_CATEGORIES } from '../../blog/postSchema';
import { ImageField } from './ImageField';
import { usePostDraft } from './usePostDraft';

/** The form for a new post (§2.11, §5). */
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
        help={`${draft.title.length} characters, at least ${TITLE_MINIMUM}`}
        {...field('title')}
      />
      <TextArea
        label="Excerpt"
        required
        rows={3}
        help={`${draft.excerpt.length}/${EXCERPT_SHOWN_MAXIMUM} characters (${EXCERPT_MINIMUM}-${EXCERPT_SHOWN_MAXIMUM})`}
        {...field('excerpt')}
      />
      <TextArea
        label="Content"
        required
        rows={14}
        help={`${draft.content.length} characters, at least ${CONTENT_MINIMUM}`}
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
        label="Propose it as a featured story"
        checked={draft.featured}
        onChange={({ target }) => write({ featured: target.checked })}
      />
      <LiveMessage tone="problem">{failure}</LiveMessage>
      <Actions>
        <Button type="submit" disabled={isPublishing}>
          {isPublishing ? 'Publishing...' : 'Publish'}
        </Button>
        <ButtonLink to="/blog" $look="quiet">
          Cancel
        </ButtonLink>
      </Actions>
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
