import type { Form } from '../form';
import { ambariElephant } from './ambariElephant';
import { baubles } from './baubles';
import { bottle } from './bottle';
import { bowl } from './bowl';
import { carvedBox } from './carvedBox';
import { candlesticks } from './candlesticks';
import { carvedTray } from './carvedTray';
import { cushion } from './cushion';
import { dhokraElephant } from './dhokraElephant';
import { doorToran } from './doorToran';
import { elephant } from './elephant';
import { foldedCloth } from './foldedCloth';
import { foldedQuilt } from './foldedQuilt';
import { hungThrow } from './hungThrow';
import { jaliLantern } from './jaliLantern';
import { jaliScreen } from './jaliScreen';
import { lidded } from './lidded';
import { lota } from './lota';
import { mugs } from './mugs';
import { napkinStack } from './napkinStack';
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
import { unrolledMat } from './unrolledMat';
import { urli } from './urli';
import { vase } from './vase';
import { veneeredBox } from './veneeredBox';

/** Every form that a record may name. */
export const forms = {
  'ambari-elephant': ambariElephant,
  baubles,
  'bordered-painting': borderedPainting,
  bottle,
  bowl,
  candlesticks,
  'carved-box': carvedBox,
  'carved-tray': carvedTray,
  cushion,
  'dhokra-elephant': dhokraElephant,
  'door-toran': doorToran,
  elephant,
  'folded-cloth': foldedCloth,
  'folded-quilt': foldedQuilt,
  'hung-throw': hungThrow,
  'jali-lantern': jaliLantern,
  'jali-screen': jaliScreen,
  lidded,
  lota,
  mugs,
  'napkin-stack': napkinStack,
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
  'unrolled-mat': unrolledMat,
  urli,
  vase,
  'veneered-box': veneeredBox,
} satisfies Record<string, Form>;
