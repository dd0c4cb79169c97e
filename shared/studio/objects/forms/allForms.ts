import type { Form } from '../form';
import { ambariElephant } from './ambariElephant';
import { baubles } from './baubles';
import { bottle } from './bottle';
import { bowl } from './bowl';
import { box } from './box';
import { candlesticks } from './candlesticks';
import { cushion } from './cushion';
import { dhokraElephant } from './dhokraElephant';
import { elephant } from './elephant';
import { foldedCloth } from './foldedCloth';
import { hungThrow } from './hungThrow';
import { jaliLantern } from './jaliLantern';
import { jaliScreen } from './jaliScreen';
import { lidded } from './lidded';
import { lota } from './lota';
import { matRoll } from './matRoll';
import { mugs } from './mugs';
import { oilLamp } from './oilLamp';
import { borderedPainting, painting, tallPainting } from './painting';
import { panel } from './panel';
import { pegDolls } from './pegDolls';
import { planter } from './planter';
import { plate } from './plate';
import { pot } from './pot';
import { printingBlocks } from './printingBlocks';
import { roundel } from './roundel';
import { spinningTops } from './spinningTops';
import { stackingRings } from './stackingRings';
import { tile } from './tile';
import { toran } from './toran';
import { tray } from './tray';
import { urli } from './urli';
import { vase } from './vase';

/** Every form that a record may name. */
export const forms = {
  'ambari-elephant': ambariElephant,
  baubles,
  'bordered-painting': borderedPainting,
  bottle,
  bowl,
  box,
  candlesticks,
  cushion,
  'dhokra-elephant': dhokraElephant,
  elephant,
  'folded-cloth': foldedCloth,
  'hung-throw': hungThrow,
  'jali-lantern': jaliLantern,
  'jali-screen': jaliScreen,
  lidded,
  lota,
  'mat-roll': matRoll,
  mugs,
  'oil-lamp': oilLamp,
  painting,
  panel,
  'peg-dolls': pegDolls,
  planter,
  plate,
  pot,
  'printing-blocks': printingBlocks,
  roundel,
  'spinning-tops': spinningTops,
  'stacking-rings': stackingRings,
  'tall-painting': tallPainting,
  tile,
  toran,
  tray,
  urli,
  vase,
} satisfies Record<string, Form>;
