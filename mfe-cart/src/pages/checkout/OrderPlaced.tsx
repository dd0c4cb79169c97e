import { stack } from '@tanabana/runtime/theme/layout';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

/** Delay until the home page, in milliseconds (§9). */
const MESSAGE_DURATION_MS = 3_000;

/** The message after an order, followed by the home page (§4). */
export function OrderPlaced() {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => void navigate('/'), MESSAGE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Thanks role="status">
      <h1 ref={heading} tabIndex={-1}>
        Order placed successfully! Thank you for your purchase.
      </h1>
      <p>We are taking you back to our home page.</p>
      <ButtonLink to="/">Go Home</ButtonLink>
    </Thanks>
  );
}

const Thanks = styled.div`
  ${stack(3)}
  align-items: flex-start;
  min-height: 60vh;
  max-width: 800px;
`;
