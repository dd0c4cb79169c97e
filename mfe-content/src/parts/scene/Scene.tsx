import { styled } from 'styled-components';
import { Pen } from './Pen';
import type { SceneName } from './sceneNames';
import { scenes } from './scenes';

const GROUNDS = {
  madder: '#7c2b26',
  indigo: '#22385a',
  clay: '#96502f',
  leaf: '#43583f',
  night: '#2b211d',
} as const;

export type SceneGround = keyof typeof GROUNDS;

interface SceneProps {
  readonly scene: SceneName;
  readonly ground?: SceneGround;
  /** What is seen; empty where the scene is an ornament. */
  readonly alt: string;
  readonly className?: string;
}

/** A wall painting in the manner of the Warli, drawn by code. Fills whatever frame it is given. */
export function Scene({ scene, ground = 'madder', alt, className }: SceneProps) {
  const pen = new Pen();
  scenes[scene](pen);
  return (
    <Wall
      className={className}
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMax slice"
      $ground={GROUNDS[ground]}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <path className="strokes" d={pen.strokes} />
      <path className="solid" d={pen.solid} />
    </Wall>
  );
}

const Wall = styled.svg<{ readonly $ground: string }>`
  width: 100%;
  aspect-ratio: 4 / 3;
  background: radial-gradient(120% 120% at 30% 20%, rgb(255 255 255 / 10%), rgb(0 0 0 / 16%))
    ${({ $ground }) => $ground};

  .solid {
    fill: #f4ead9;
    stroke: ${({ $ground }) => $ground};
    stroke-width: 4;
    paint-order: stroke;
  }

  .strokes {
    fill: none;
    stroke: #f4ead9;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
