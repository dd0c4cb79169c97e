import { useNavigate } from 'react-router-dom';
import { Button } from './Button';

/** Leads to the page before this one; from a page that was opened by itself, to another. */
export function BackButton({ otherwise }: { readonly otherwise: string }) {
  const navigate = useNavigate();
  return (
    <Button
      type="button"
      $look="quiet"
      onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate(otherwise))}
    >
      Go Back
    </Button>
  );
}
