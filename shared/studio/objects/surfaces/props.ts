import { MANGO, SHEESHAM } from './woods';

/** Pieces that look the same whatever the object is dressed in: what it stands on, hangs from or is framed by. */
export const props: Readonly<Record<string, string>> = {
  stand:
    'texture{pigment{rgb<.03,.028,.026>} finish{ambient 0 diffuse .6 specular .25 roughness .08} normal{granite .1 scale .4}}',
  frame: `texture{${SHEESHAM}}`,
  mount: 'texture{pigment{rgb<.74,.68,.57>} finish{ambient 0 diffuse .9} normal{granite .04 scale .3}}',
  cord: 'texture{pigment{rgb<.42,.3,.17>} finish{ambient 0 diffuse .85} normal{bumps .5 scale .12}}',
  wax: 'texture{pigment{rgb<.78,.7,.55>} finish{ambient 0 diffuse .8 emission .05 specular .12 roughness .08}}',
  rod: `texture{${MANGO}}`,
};
