import { TextField } from '@tanabana/runtime/kit/Field';
import { color, hovered, size } from '@tanabana/runtime/theme/tokens';
import { useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';

export function PasswordField({ label, ...rest }: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Frame>
      <TextField label={label} type={isShown ? 'text' : 'password'} spellCheck={false} {...rest} />
      <Toggle
        type="button"
        aria-label={`${isShown ? 'Hide' : 'Show'} ${label}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </Toggle>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Toggle = styled.button`
  position: absolute;
  inset: -4px 0 auto auto;
  min-height: 32px;
  padding: 4px 0 4px 16px;
  border: 0;
  background: none;
  color: ${color.madder};
  font-size: ${size.small};
  font-weight: 600;

  ${hovered(`color: ${color.madderDeep}; text-decoration: underline;`)}
`;
