import { useWatch, type Control } from 'react-hook-form';
import type { PostDraft } from '../../blog/postDraft';

interface TextLengthProps {
  readonly control: Control<PostDraft>;
  readonly name: 'title' | 'content';
  /** Characters wanted at least. */
  readonly minimum: number;
}

/** How much has been written, and how much is wanted. */
export function TextLength({ control, name, minimum }: TextLengthProps) {
  const text = useWatch({ control, name });
  return (
    <>
      {text.length} characters, at least {minimum}
    </>
  );
}
