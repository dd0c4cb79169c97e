import { space } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { TextArea } from '@tanabana/runtime/kit/Field';
import { useState } from 'react';
import { styled } from 'styled-components';

interface CommentFormProps {
  readonly isMember: boolean;
  readonly onSubmit: (content: string) => void;
}

function refusalOf(content: string, isMember: boolean): string {
  if (!isMember) return 'Please sign in to comment';
  return content.trim() ? '' : 'Please write a comment first';
}

export function CommentForm({ isMember, onSubmit }: CommentFormProps) {
  const [content, setContent] = useState('');
  const [fault, setFault] = useState('');
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const refusal = refusalOf(content, isMember);
        setFault(refusal);
        if (refusal) return;
        onSubmit(content);
        setContent('');
      }}
    >
      <TextArea
        label="Your comment"
        rows={4}
        required
        help="Only you can see your comment, and it is gone when you leave this page."
        error={fault}
        value={content}
        onChange={(event) => {
          setContent(event.target.value);
          setFault('');
        }}
      />
      <Button type="submit">Post Comment</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  margin-top: ${space(3)};

  > :first-child {
    width: 100%;
  }
`;
