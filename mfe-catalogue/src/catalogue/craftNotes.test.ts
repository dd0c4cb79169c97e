import { productOf } from '../testing/productOf';
import { craftingTechnique, culturalContext } from './craftNotes';

const notes = {
  places: {
    'Jaipur, Rajasthan': 'A street for every trade.',
    '*': '{category} from {place} belong to a craft.',
  },
  crafts: {
    dhokra: 'Wax runs out, brass runs in.',
    vase: 'It is thrown.',
    '*': 'Every step is done by hand.',
  },
  weaves: { 'Hand Knotted': 'Each knot is looped around two warps.', '*': 'It is woven on a loom.' },
};

test('a shop without notes says nothing about places and crafts', () => {
  const none = { places: {}, crafts: {}, weaves: {} };
  for (const isRug of [true, undefined]) {
    const product = productOf({ id: 1, isRug });
    expect([culturalContext(product, none), craftingTechnique(product, none)]).toEqual(['', '']);
  }
});

test('the context describes the place of the product', () => {
  expect(culturalContext(productOf({ id: 1 }), notes)).toBe('A street for every trade.');
});

test('the context is general for an unknown place', () => {
  const rug = productOf({ id: 1, region: 'India', category: 'Rugs' });
  expect(culturalContext(rug, notes)).toMatch(/^Rugs from India belong to a craft/);
});

test('a rug is described by its region and its weave', () => {
  const rug = productOf({
    id: 1,
    isRug: true,
    region: 'Kaleen Bagh, Bhadohi, Uttar Pradesh',
    specifications: { Technique: 'Hand Knotted' },
  });
  expect(craftingTechnique(rug, notes)).toMatch(
    /^This rug was made in Bhadohi, Uttar Pradesh, hand knotted\. Each knot/,
  );
});

test('a rug of unknown weave is described as a rug', () => {
  const rug = productOf({
    id: 1,
    isRug: true,
    specifications: { Technique: 'Handcrafted' },
    tags: ['dhokra'],
  });
  expect(craftingTechnique(rug, notes)).toMatch(/^This rug was made in Jaipur, Rajasthan\. .*loom/);
});

test('other products are described by the first craft among their tags', () => {
  const elephant = productOf({ id: 2, tags: ['elephant', 'dhokra', 'vase'] });
  expect(craftingTechnique(elephant, notes)).toBe(
    'This piece was made in Jaipur, Rajasthan. Wax runs out, brass runs in.',
  );
});

test('a product without a known craft has a general description', () => {
  expect(craftingTechnique(productOf({ id: 3 }), notes)).toMatch(
    /^This piece was made in Jaipur, Rajasthan\. Every/,
  );
});
