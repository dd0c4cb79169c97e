import { SearchForm } from '@tanabana/ui/kit/SearchForm';
import { Picks } from '../../fragments/Picks';

/** What the page displays below the message that a product does not exist. */
export default function OtherProducts({ seed }: { readonly seed: number }) {
  return (
    <>
      <SearchForm to="/catalogue" parameter="q" />
      <Picks seed={seed} />
    </>
  );
}
