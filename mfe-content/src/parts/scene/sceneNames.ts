/** What can be drawn. */
export const SCENE_NAMES = [
  'loom',
  'potter',
  'dyeing',
  'casting',
  'harvest',
  'village',
  'dance',
  'scribe',
  'caravan',
  'lamps',
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];
