import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { ButtonAnchor } from '@tanabana/runtime/kit/Button';
import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

interface WhatsAppPartsProps {
  /** One link for each part of the enquiry, in order. */
  readonly links: readonly string[];
  readonly onPrepared: () => void;
}

/** The WhatsApp messages of an enquiry that is too long for one. */
export function WhatsAppParts({ links, onPrepared }: WhatsAppPartsProps) {
  const titleId = useId();
  return (
    <Parts>
      <h3 id={titleId}>WhatsApp</h3>
      <p>{`Your enquiry is too long for one WhatsApp message. Send these ${links.length} parts one after the other, or copy the text and paste it.`}</p>
      <ol aria-labelledby={titleId}>
        {links.map((link, index) => (
          <li key={index}>
            <ButtonAnchor $look="quiet" href={link} target="_blank" rel="noreferrer" onClick={onPrepared}>
              <MessageCircle aria-hidden="true" size={18} />
              <span>{`Part ${index + 1} of ${links.length}`}</span>
            </ButtonAnchor>
          </li>
        ))}
      </ol>
    </Parts>
  );
}

const Parts = styled.div`
  margin: ${space(3)} 0 ${space(2)};

  h3 {
    margin-bottom: 4px;
    font-size: 1rem;
  }

  p {
    margin-bottom: ${space(2)};
    color: ${color.muted};
    font-size: ${size.small};
  }

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
  }
`;
