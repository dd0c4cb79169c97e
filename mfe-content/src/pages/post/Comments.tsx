import { color, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { addComment, countComments } from '../../blog/addComment';
import type { Comment } from '../../blog/postSchema';
import { CommentForm } from './CommentForm';
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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin-top: ${space(5)};
`;

const Replies = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin: ${space(3)} 0 0 ${space(3)};
  padding-left: ${space(3)};
  border-left: 1px solid ${color.line};
`;
