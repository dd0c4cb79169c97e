import { TextArea } from '@tanabana/runtime/kit/Field';
import { useEffect, useRef } from 'react';

/** Displays a text and selects it, for a browser that refuses to copy. */
export function TextToCopy({ label, text }: { readonly label: string; readonly text: string }) {
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
