import { useNavigate } from 'react-router-dom';
import { Button } from './Button';

/** The length of the history also counts the entries after the present one, which the Navigation API tells apart. */
function canGoBack(): boolean {
  const { navigation } = window as { readonly navigation?: Record<'canGoBack' | 'canGoForward', boolean> };
  // A previous page of another origin is only in the length.
  return navigation?.canGoBack === true || (window.history.length > 1 && !navigation?.canGoForward);
}

/** A button that leads to the previous page, or to the address `otherwise` if there is no previous page. */
export function BackButton({ otherwise }: { readonly otherwise: string }) {
  const navigate = useNavigate();
  return (
    <Button
      type="button"
      $look="quiet"
      onClick={() => void (canGoBack() ? navigate(-1) : navigate(otherwise))}
    >
      Go Back
    </Button>
  );
}
