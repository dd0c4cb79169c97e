import { Button } from '@tanabana/ui/kit/Button';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { Small } from '@tanabana/ui/kit/Page';
import { announcedAgain } from '@tanabana/ui/hooks/announcedAgain';
import { color, size, space } from '@tanabana/ui/theme/tokens';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { imageFault, IMAGE_TYPES } from '../../blog/postDraft';

interface ImageFieldProps {
  readonly image: File | undefined;
  readonly onChoose: (image: File | undefined) => void;
}

export function ImageField({ image, onChoose }: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const empty = () => {
    if (input.current) input.current.value = '';
  };
  return (
    <Field>
      <label htmlFor={id}>Image</label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          const found = file && imageFault(file);
          setFault((displayed) => found && announcedAgain(found, displayed));
          onChoose(found ? undefined : file);
          if (found) empty();
        }}
      />
      <Small id={`${id}-help`}>Optional. JPEG, PNG, GIF, or WebP, less than 10MB</Small>
      <LiveMessage tone="problem">{fault}</LiveMessage>
      {image && (
        <>
          <Preview image={image} />
          <Button
            type="button"
            $look="plain"
            onClick={() => {
              onChoose(undefined);
              empty();
            }}
          >
            Remove the image
          </Button>
        </>
      )}
    </Field>
  );
}

function Preview({ image }: { readonly image: File }) {
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(image);
    if (element.current) element.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [image]);
  return <img ref={element} alt={`Preview of ${image.name}`} />;
}

const Field = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(0.75)};

  label {
    font-size: ${size.small};
    font-weight: 600;
  }

  img {
    max-height: 320px;
    margin-top: ${space(1)};
  }

  input {
    width: 100%;
  }

  input::file-selector-button {
    min-height: ${space(6)};
    margin-right: ${space(2)};
    padding: 0 ${space(3)};
    border: 1px solid ${color.control};
    border-radius: 2px;
    background: none;
    color: ${color.indigo};
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;
