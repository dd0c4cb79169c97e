import type { Point } from '../../drawing/shape';

/** Elbow and hand, or knee and foot, measured from the waist of a figure one unit high; y downwards. */
export type Limb = readonly [joint: Point, end: Point];

/** A posture of a Warli figure. */
export interface Pose {
  readonly left: { readonly arm: Limb; readonly leg: Limb };
  readonly right: { readonly arm: Limb; readonly leg: Limb };
  /** Degrees that the upper body leans forward. */
  readonly lean?: number;
}

const STANDING: Limb = [
  [-0.05, 0.28],
  [-0.06, 0.5],
];
const STANDING_RIGHT: Limb = [
  [0.05, 0.28],
  [0.06, 0.5],
];

/** Postures, looking right where it matters. */
export const POSES = {
  stand: {
    left: {
      arm: [
        [-0.2, -0.1],
        [-0.16, 0.06],
      ],
      leg: STANDING,
    },
    right: {
      arm: [
        [0.2, -0.1],
        [0.16, 0.06],
      ],
      leg: STANDING_RIGHT,
    },
  },
  walk: {
    left: {
      arm: [
        [-0.2, -0.1],
        [-0.1, 0.02],
      ],
      leg: [
        [-0.1, 0.28],
        [-0.22, 0.48],
      ],
    },
    right: {
      arm: [
        [0.2, -0.12],
        [0.3, -0.04],
      ],
      leg: [
        [0.12, 0.26],
        [0.14, 0.5],
      ],
    },
  },
  carry: {
    left: {
      arm: [
        [-0.24, -0.36],
        [-0.06, -0.5],
      ],
      leg: [
        [-0.1, 0.28],
        [-0.2, 0.48],
      ],
    },
    right: {
      arm: [
        [0.22, -0.12],
        [0.26, 0.02],
      ],
      leg: [
        [0.12, 0.26],
        [0.12, 0.5],
      ],
    },
  },
  dance: {
    left: {
      arm: [
        [-0.24, -0.14],
        [-0.34, -0.02],
      ],
      leg: [
        [-0.16, 0.22],
        [-0.1, 0.46],
      ],
    },
    right: {
      arm: [
        [0.24, -0.14],
        [0.34, -0.02],
      ],
      leg: [
        [0.1, 0.24],
        [0.24, 0.44],
      ],
    },
  },
  cheer: {
    left: {
      arm: [
        [-0.28, -0.3],
        [-0.34, -0.5],
      ],
      leg: [
        [-0.16, 0.2],
        [-0.1, 0.36],
      ],
    },
    right: {
      arm: [
        [0.28, -0.3],
        [0.34, -0.5],
      ],
      leg: [
        [0.16, 0.2],
        [0.1, 0.36],
      ],
    },
  },
  reach: {
    left: {
      arm: [
        [0.1, -0.16],
        [0.34, -0.22],
      ],
      leg: STANDING,
    },
    right: {
      arm: [
        [0.24, -0.2],
        [0.4, -0.32],
      ],
      leg: STANDING_RIGHT,
    },
  },
  cut: {
    left: {
      arm: [
        [0.19, -0.24],
        [0.37, -0.28],
      ],
      leg: [
        [-0.06, 0.24],
        [-0.2, 0.46],
      ],
    },
    right: {
      arm: [
        [0.21, -0.14],
        [0.4, -0.2],
      ],
      leg: [
        [0.14, 0.22],
        [0.1, 0.46],
      ],
    },
    lean: 62,
  },
  sit: {
    left: {
      arm: [
        [0.08, -0.1],
        [0.3, -0.06],
      ],
      leg: [
        [0.26, 0.04],
        [0.3, 0.24],
      ],
    },
    right: {
      arm: [
        [0.22, -0.16],
        [0.4, -0.1],
      ],
      leg: [
        [0.3, 0.08],
        [0.42, 0.24],
      ],
    },
    lean: 8,
  },
  wonder: {
    left: {
      arm: [
        [-0.27, -0.27],
        [-0.09, -0.36],
      ],
      leg: [
        [0.2, 0.1],
        [0.24, 0.32],
      ],
    },
    right: {
      arm: [
        [0.22, -0.1],
        [0.2, 0.06],
      ],
      leg: [
        [0.28, 0.14],
        [0.36, 0.34],
      ],
    },
  },
  drum: {
    left: {
      arm: [
        [-0.22, -0.08],
        [-0.1, 0.02],
      ],
      leg: STANDING,
    },
    right: {
      arm: [
        [0.22, -0.08],
        [0.1, 0.02],
      ],
      leg: [
        [0.12, 0.26],
        [0.14, 0.5],
      ],
    },
  },
} as const satisfies Record<string, Pose>;
