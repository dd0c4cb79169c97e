import { createElement, type SVGProps } from 'react';

/** An icon as lucide-react describes it: its shapes, each with its attributes and its key. */
interface IconData {
  readonly node: readonly (readonly [shape: string, attributes: object])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in pixels. */
  readonly size?: number;
}

/**
 * Takes the place of lucide-react's own function of this name in every build: the icons are its own, but what it
 * does for other frameworks and for settings that nobody here has weighs 1.3 kB in each script.
 */
export default function createLucideIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      node.map(([shape, attributes]) => createElement(shape, attributes)),
    );
  };
}
