import { TextArea } from '@tanabana/runtime/kit/Field';
import { useEffect, useRef } from 'react';

interface TextToCopyProps {
  readonly label: string;
  readonly text: string;
}

/** A selected text, for browsers that refuse to copy. */
export function TextToCopy({ label, text }: TextToCopyProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);
  return (
    <TextArea
      label={label}
      help="We could not copy it for you. The text is selected: press Ctrl+C or ⌘C."
      readOnly
      value={text}
      ref={area}
    />
  );
}
