import { space } from '@tanabana/shared/theme/tokens';
import { Button, ButtonLink } from '@tanabana/shared/ui/Button';
import { Checkbox, SelectField, TextArea, TextField } from '@tanabana/shared/ui/Field';
import { LiveMessage } from '@tanabana/shared/ui/LiveMessage';
import { useController, useForm, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  CONTENT_MINIMUM,
  draftFaults,
  EMPTY_DRAFT,
  TITLE_MINIMUM,
  type PostDraft,
} from '../../blog/postDraft';
import { POST_CATEGORIES } from '../../blog/postSchema';
import { publishPost } from '../../blog/publishPost';
import { ExcerptHelp } from './ExcerptHelp';
import { ImageField } from './ImageField';
import { TextLength } from './TextLength';

const checkDraft: Resolver<PostDraft> = (draft) => {
  const faults = Object.entries(draftFaults(draft));
  if (faults.length === 0) return { values: draft, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(faults.map(([name, message]) => [name, { type: 'rule', message }])),
  };
};

/** The form for a new post (§2.11, §5). */
export function PostForm() {
  const navigate = useNavigate();
  const { register, control, handleSubmit, clearErrors, setError, formState } = useForm<PostDraft>({
    defaultValues: EMPTY_DRAFT,
    reValidateMode: 'onSubmit',
    resolver: checkDraft,
  });
  const { field: image } = useController({ control, name: 'image' });
  const { errors, isSubmitting } = formState;

  const publish = handleSubmit(async () => {
    try {
      await publishPost();
    } catch {
      setError('root', { message: 'Error creating blog post. Please try again.' });
      return;
    }
    await navigate('/blog', { state: { published: true } });
  });
  /** What a field needs; its error goes as soon as it is edited (§5). */
  const field = (name: 'title' | 'excerpt' | 'content' | 'category') => ({
    ...register(name, {
      onChange: () => {
        clearErrors(name);
        clearErrors('root');
      },
    }),
    error: errors[name]?.message,
  });

  return (
    <Form noValidate onSubmit={(event) => void publish(event)}>
      <TextField
        label="Title"
        required
        autoComplete="off"
        help={<TextLength control={control} name="title" minimum={TITLE_MINIMUM} />}
        {...field('title')}
      />
      <TextArea
        label="Excerpt"
        required
        rows={3}
        help={<ExcerptHelp control={control} />}
        {...field('excerpt')}
      />
      <TextArea
        label="Content"
        required
        rows={14}
        help={<TextLength control={control} name="content" minimum={CONTENT_MINIMUM} />}
        {...field('content')}
      />
      <SelectField label="Category" required {...field('category')}>
        {POST_CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <TextField label="Tags" help="Optional, separated by commas" autoComplete="off" {...register('tags')} />
      <ImageField image={image.value} onChoose={image.onChange} />
      <Checkbox label="Propose it as a featured story" {...register('featured')} />
      <LiveMessage tone="problem">{errors.root?.message}</LiveMessage>
      <Actions>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Publishing...' : 'Publish'}
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
