import { points } from '../../drawing/points';
import type { Point } from '../../drawing/shape';
import { dot, fill, line, moved } from '../drawing';
import type { Limb, Pose } from './poses';

/** What a figure wears or carries on its head. */
type Headwear = 'bun' | 'turban' | 'pot' | 'basket';

/**
 * A Warli figure: two triangles that meet at the waist, a round head, limbs of one stroke.
 * @param height in sheet units; the figure stands on x, y, or sits there
 */
export function person(
  x: number,
  y: number,
  height: number,
  pose: Pose,
  head: Headwear,
  color: string,
  flip = false,
): string {
  const width = 0.028;
  const feet = Math.max(pose.left.leg[1][1], pose.right.leg[1][1]);
  const leg = ([knee, foot]: Limb, hip: Point) =>
    line([hip, knee, foot, [foot[0] + 0.05, foot[1] + 0.004]], width, color);
  const arm = ([elbow, hand]: Limb, shoulder: Point) => line([shoulder, elbow, hand], width * 0.9, color);
  const upper =
    fill(points('-0.15,-0.22 0.15,-0.22 0.012,0.005 -0.012,0.005'), color) +
    line(
      [
        [0, -0.22],
        [0, -0.27],
      ],
      width,
      color,
    ) +
    dot(0, -0.325, 0.058, color) +
    headwear(head, color) +
    arm(pose.left.arm, [-0.14, -0.21]) +
    arm(pose.right.arm, [0.14, -0.21]);
  const lower =
    fill(points('-0.012,-0.005 0.012,-0.005 0.11,0.15 -0.11,0.15'), color) +
    leg(pose.left.leg, [-0.05, 0.14]) +
    leg(pose.right.leg, [0.05, 0.14]);
  const scale = height / 0.9;
  return moved(moved(upper, 0, 0, 1, pose.lean ?? 0) + lower, x, y - feet * scale, scale, 0, flip);
}

function headwear(kind: Headwear, color: string): string {
  switch (kind) {
    case 'bun':
      return dot(-0.07, -0.35, 0.03, color);
    case 'turban':
      return (
        line(
          [
            [-0.055, -0.37],
            [0.055, -0.375],
          ],
          0.036,
          color,
        ) + dot(-0.06, -0.36, 0.022, color)
      );
    case 'pot':
      return (
        dot(0, -0.465, 0.078, color) +
        line(
          [
            [-0.05, -0.56],
            [0.05, -0.56],
          ],
          0.026,
          color,
        ) +
        dot(-0.07, -0.35, 0.03, color)
      );
    case 'basket':
      return (
        fill(points('-0.13,-0.47 0.13,-0.47 0.08,-0.385 -0.08,-0.385'), color) +
        [-0.08, -0.03, 0.03, 0.08].map((x) => dot(x, -0.49, 0.028, color)).join('')
      );
  }
}
