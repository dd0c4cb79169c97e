import { TextArea } from '@tanabana/ui/kit/Field';
import { useEffect, useRef } from 'react';

/** Displays a text and selects it, so that the visitor can copy it in a browser that denies access to the clipboard. */
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
