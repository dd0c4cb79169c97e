import { color, space } from '@tanabana/runtime/theme/tokens';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { styled } from 'styled-components';

/** Link to the contact page for other questions. */
export function ContactSupport() {
  return (
    <Panel>
      <h2>Still wondering?</h2>
      <p>People answer, not forms: Monday to Friday 9 AM-6 PM IST, Saturday 10 AM-4 PM.</p>
      <ButtonLink to="/contact">Contact Support</ButtonLink>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.brass};
`;
