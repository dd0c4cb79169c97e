import { caravan } from './drawings/caravan';
import { casting } from './drawings/casting';
import { dance } from './drawings/dance';
import { dyeing } from './drawings/dyeing';
import { harvest } from './drawings/harvest';
import { lamps } from './drawings/lamps';
import { loom } from './drawings/loom';
import { potter } from './drawings/potter';
import { scribe } from './drawings/scribe';
import { village } from './drawings/village';
import type { Pen } from './Pen';
import type { SceneName } from './sceneNames';

/** How each scene is drawn. */
export const scenes: Readonly<Record<SceneName, (pen: Pen) => void>> = {
  loom,
  potter,
  dyeing,
  casting,
  harvest,
  village,
  dance,
  scribe,
  caravan,
  lamps,
};
