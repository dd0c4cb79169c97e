import { Button, ButtonRow } from '@tanabana/ui/kit/Button';
import { keptAboutVisitor, removeAtSignOut } from '@tanabana/shop/stored/keptInBrowser';
import { space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

/** Asks whether what the browser keeps about the visitor stays for the next person, and logs out. */
export function LogOutQuestion({ onLogOut }: { readonly onLogOut: () => void }) {
  const logOut = (removesAll: boolean) => {
    removeAtSignOut(removesAll);
    onLogOut();
  };
  return (
    <>
      <p>This browser also keeps what you have left here. Whoever uses it next can read it:</p>
      <List>
        {keptAboutVisitor().map((what) => (
          <li key={what}>{what}</li>
        ))}
      </List>
      <ButtonRow $atEnd>
        <Button type="button" $look="quiet" onClick={() => logOut(false)}>
          Keep it and log out
        </Button>
        <Button type="button" onClick={() => logOut(true)}>
          Remove it and log out
        </Button>
      </ButtonRow>
    </>
  );
}

const List = styled.ul`
  padding-left: ${space(2.5)};
  list-style: disc;
`;
