import { useState, type SyntheticEvent } from 'react';
import { draftFaults, EMPTY_DRAFT, type DraftFaults, type PostDraft } from '../../blog/postDraft';
import { publishPost } from '../../blog/postDraft';

type TextFieldName = 'title' | 'excerpt' | 'content' | 'category' | 'tags';

const FAILED = 'Error creating blog post. Please try again.';

export function usePostDraft(onPublished: () => void) {
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
    onPublished();
  };

  return {
    draft,
    write,
    isPublishing: stage === 'publishing',
    failure: stage === 'failed' ? FAILED : undefined,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      void publish(event.currentTarget);
    },
    /** Props of a text field. An edit removes the error (§5). */
    field: (name: TextFieldName) => ({
      name,
      value: draft[name],
      error: name === 'tags' ? undefined : faults[name],
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        write({ [name]: target.value });
        setFaults((present) => ({ ...present, [name]: undefined }));
      },
    }),
  };
}
