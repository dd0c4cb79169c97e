import { TextArea } from '@tanabana/runtime/kit/Field';
import { useEffect, useRef } from 'react';

/** The enquiry as selected text, for browsers that do not let the page copy it. */
export function TextToCopy({ text }: { readonly text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);
  return (
    <TextArea
      label="Your enquiry as text"
      help="Your browser does not let us copy it. It is selected: copy it with Ctrl+C or ⌘C."
      readOnly
      value={text}
      ref={area}
    />
  );
}
