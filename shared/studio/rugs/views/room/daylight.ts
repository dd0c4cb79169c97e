/** How daylight enters a room: what stands in the window outside the picture. */
export type Daylight = 'bars' | 'jali' | 'leaves' | 'overcast';

/** The sun through the window on the left, the light of the sky, and what throws its shape on wall and floor. */
export function daylight(kind: Daylight): string {
  const sky =
    'light_source{<-2.6,2.1,-3.4> color srgb <.95,.97,1>*.8 area_light <0,1.3,0>,<0,0,2.2>,4,4 adaptive 0 jitter fade_distance 3.2 fade_power 1.6}';
  if (kind === 'overcast')
    return `light_source{<-7,6.4,-6.5> color srgb <1,.97,.93>*.78 area_light <2.6,0,2.2>,<0,2.8,0>,6,6 adaptive 1 jitter}\n${sky}`;
  const sun =
    'light_source{<-8.6,5.6,-5.2> color srgb <1,.93,.82>*1.35 area_light <.5,0,.4>,<0,.6,0>,4,4 adaptive 0 jitter}';
  const screen = { bars, jali, leaves }[kind]();
  return `${sun}\n${screen}\n${sky}`;
}

const HIDDEN = 'no_image no_radiosity';

function bars(): string {
  const rows = [0.62, 1.24, 1.86].map((y) => `box{<-.02,${y + 0.55},-4>,<.02,${y + 0.6},0>}`);
  const uprights = [-0.2, -0.95, -1.7, -2.45].map((z) => `box{<-.02,.4,${z - 0.03}>,<.02,3.4,${z + 0.03}>}`);
  const frame =
    'box{<-.02,-.2,-9>,<.02,.62,2>} box{<-.02,2.75,-9>,<.02,6,2>} box{<-.02,-.2,-.2>,<.02,6,2>} box{<-.02,-.2,-9>,<.02,6,-2.45>}';
  return `union{${rows.join('')}${uprights.join('')}${frame} translate -2.7*x pigment{rgb .8} ${HIDDEN}}`;
}

/** A pierced stone screen: round openings in rows. */
function jali(): string {
  const frame =
    'box{<-.02,-.2,-9>,<.02,.75,2>} box{<-.02,2.75,-9>,<.02,6,2>} box{<-.02,-.2,-.15>,<.02,6,2>} box{<-.02,-.2,-9>,<.02,6,-2.6>}';
  const stone =
    'box{<-.002,.7,-2.65>,<.002,2.8,-.1> pigment{leopard scale .05 rotate 45*x color_map{[.17 rgb .8][.2 rgbt 1]}}}';
  return `union{union{${frame} pigment{rgb .8}} ${stone} translate -2.7*x ${HIDDEN}}`;
}

/** A tree before an open window. */
function leaves(): string {
  const frame =
    'box{<-.02,-.2,-9>,<.02,.5,2>} box{<-.02,2.9,-9>,<.02,6,2>} box{<-.02,-.2,-.1>,<.02,6,2>} box{<-.02,-.2,-9>,<.02,6,-2.7>}';
  const crown =
    'box{<-.31,.4,-2.8>,<-.3,3,0> pigment{granite scale 1.5 turbulence .1 color_map{[.46 rgb .7][.5 rgbt <1,1,1,1>]}}}';
  return `union{union{${frame} pigment{rgb .8}} ${crown} translate -2.7*x ${HIDDEN}}`;
}
