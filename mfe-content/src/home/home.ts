import homeFile from '../../content/home.json';

export interface Slide {
  readonly category: string;
  readonly title: string;
  readonly text: string;
  /** Text of the call to action, and its path. */
  readonly action: string;
  readonly to: string;
  readonly picture: string;
}

export interface ValueCard {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
}

interface Home {
  readonly slides: readonly Slide[];
  /** Phrases of the scrolling banner (§2.3). */
  readonly phrases: readonly string[];
  readonly values: readonly ValueCard[];
  readonly connect: { readonly text: string; readonly quote: string; readonly speaker: string };
  readonly quality: readonly { readonly title: string; readonly text: string }[];
  readonly certifications: readonly { readonly name: string; readonly text: string; readonly mark: string }[];
}

/** Content of the home page. */
export const home: Home = homeFile;
