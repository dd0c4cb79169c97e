import { Button, ButtonLink, ButtonRow } from '@tanabana/ui/kit/Button';
import { Checkbox, SelectField, TextArea, TextField } from '@tanabana/ui/kit/Field';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { Small } from '@tanabana/ui/kit/Page';
import { grid } from '@tanabana/ui/theme/layout';
import { space } from '@tanabana/ui/theme/tokens';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  draftFaults,
  EMPTY_DRAFT,
  MAX_EXCERPT_LENGTH_SHOWN,
  MIN_CONTENT_LENGTH,
  MIN_EXCERPT_LENGTH,
  MIN_TITLE_LENGTH,
  publishPost,
  type DraftFaults,
  type PostDraft,
} from '../../blog/postDraft';
import { POST_CATEGORIES } from '../../blog/postSchema';
import { ImageField } from './ImageField';

export function PostForm() {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<PostDraft>(EMPTY_DRAFT);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [stage, setStage] = useState<'writing' | 'publishing' | 'failed'>('writing');

  const write = (change: Partial<PostDraft>) => {
    setDraft((present) => ({ ...present, ...change }));
    setStage('writing');
  };
  const publish = async (form: HTMLFormElement) => {
    const found = draftFaults(draft);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setStage('publishing');
    try {
      await publishPost();
    } catch {
      setStage('failed');
      return;
    }
    void navigate('/blog', { state: { published: true } });
  };
  /** Editing the field removes its error (§5). */
  const field = (name: 'title' | 'excerpt' | 'content' | 'category' | 'tags') => ({
    name,
    value: draft[name],
    error: name === 'tags' ? undefined : faults[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      write({ [name]: target.value });
      setFaults((present) => ({ ...present, [name]: undefined }));
    },
  });

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void publish(event.currentTarget);
      }}
    >
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
      <Small>Preview only: copy your text before leaving.</Small>
      <LiveMessage tone="problem">
        {stage === 'failed' && 'Error creating blog post. Please try again.'}
      </LiveMessage>
      <ButtonRow>
        <Button type="submit" disabled={stage === 'publishing'}>
          {stage === 'publishing' ? 'Publishing...' : 'Publish'}
        </Button>
        <ButtonLink to="/blog" $look="quiet">
          Cancel
        </ButtonLink>
      </ButtonRow>
    </Form>
  );
}

const Form = styled.form`
  ${grid({ columns: 1, gap: 3 })}
  max-width: 720px;
  margin-top: ${space(5)};
`;
