import { Button } from '@tanabana/ui/kit/Button';
import { TextArea } from '@tanabana/ui/kit/Field';
import { grid } from '@tanabana/ui/theme/layout';
import { color, space } from '@tanabana/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { addComment, countComments } from '../../blog/addComment';
import type { Comment } from '../../blog/postSchema';
import { CommentItem } from './CommentItem';

interface CommentsProps {
  readonly comments: readonly Comment[];
  readonly member: { readonly isMember: boolean; readonly name: string };
  readonly onChange: (comments: Comment[]) => void;
}

export function Comments({ comments, member, onChange }: CommentsProps) {
  return (
    <Section id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">{`Comments (${countComments(comments)})`}</h2>
      <CommentForm
        isMember={member.isMember}
        onSubmit={(content) =>
          onChange([...addComment(comments, { content, name: member.name, now: Date.now() })])
        }
      />
      <List>
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} />
            {comment.replies.length > 0 && (
              <Replies>
                {comment.replies.map((reply) => (
                  <li key={reply.id}>
                    <CommentItem comment={reply} />
                  </li>
                ))}
              </Replies>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${space(6)};
  scroll-margin-top: ${space(12)};
`;

const List = styled.ul`
  ${grid({ columns: 1, gap: 4 })}
  margin-top: ${space(5)};
`;

const Replies = styled.ul`
  ${grid({ columns: 1, gap: 3 })}
  margin: ${space(3)} 0 0 ${space(3)};
  padding-left: ${space(3)};
  border-left: 1px solid ${color.line};
`;

function CommentForm({
  isMember,
  onSubmit,
}: {
  readonly isMember: boolean;
  readonly onSubmit: (content: string) => void;
}) {
  const [content, setContent] = useState('');
  const [fault, setFault] = useState('');
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMember) setFault('Please sign in to comment');
        else if (!content.trim()) setFault('Please write a comment first');
        else {
          onSubmit(content);
          setContent('');
        }
      }}
    >
      <TextArea
        label="Your comment"
        rows={4}
        required
        help="Only you can see your comment. Kept for this visit only."
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
  gap: ${space(2)};
  margin-top: ${space(3)};

  button {
    justify-self: start;
  }
`;
