/** A labelled text of the letter, the form and the printed request. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}
