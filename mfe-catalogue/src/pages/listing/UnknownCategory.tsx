import { Note } from './Note';

/** Says that the category of an address does not exist, so that its filter is ignored. */
export function UnknownCategory({ named }: { readonly named: string }) {
  if (!named.trim()) return null;
  return <Note>There is no category “{named.slice(0, 60)}”; all categories are shown.</Note>;
}
