import { useWatch, type Control } from 'react-hook-form';
import { EXCERPT_MINIMUM, EXCERPT_SHOWN_MAXIMUM, type PostDraft } from '../../blog/postDraft';

/** The excerpt's hint and its counter (§5). */
export function ExcerptHelp({ control }: { readonly control: Control<PostDraft> }) {
  const { length } = useWatch({ control, name: 'excerpt' });
  return (
    <>
      {length}/{EXCERPT_SHOWN_MAXIMUM} characters ({EXCERPT_MINIMUM}-{EXCERPT_SHOWN_MAXIMUM})
    </>
  );
}
