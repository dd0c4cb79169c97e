/**
 * The brand's name in Hindi as outlines of Tiro Devanagari Hindi 400, shaped with HarfBuzz. Repeated glyphs have the same path commands,
 * so that they compress well.
 */
export const hindiWordmark = {
  viewBox: '0 0 606 101',
  path: 'M40 101h-2q-11-15-19-27q-7-12-7-22q0-12 9-17q9-6 24-6h23v-17h-63l-5-11v-1h95l5 10v2h-19l1 89h-2l-13-9l1-51h-21q-12 0-17 6q-6 5-6 12q0 4 1 7q1 3 4 7q2 4 6 9q5 5 12 13l-7 6zM143 12h-19l1 89h-2l-13-8l1-81h-14l-5-11v-1h46l5 10v2zM234 12h-19v89h-1l-13-9v-40h-28q0 9-1 13q-1 4-5 4q-3 0-7-2q-4-2-7-6q-3-3-5-7q-2-4-2-8q0-4 3-5q4-1 10-1q3 0 10 0q6 0 15 0q8 0 17 0l1-28h-63l-5-11v-1h94l6 10v2zM277 12h-19l1 89h-2l-13-8l1-81h-14l-5-11v-1h46l5 10v2zM321 65h-42q0-6 0-13h42q0 7 0 13zM370 79q-9 0-15-4q-7-3-11-7q-4-5-6-10q-2-6-2-10q0-7 4-13q4-5 11-8q7-3 16-3q10 0 18 5q8 5 12 13l1-30h-68l-5-11v-1h99l6 10v2h-19v89h-1l-13-9v-25q-4 6-12 9q-8 3-15 3zM365 68q6 0 11-2l-21-26q-3 3-6 6q-2 3-2 8q0 6 5 10q5 4 13 4zM362 37l20 26q4-3 6-6q2-4 2-8q0-7-5-10q-6-3-13-3q-5 0-10 1zM472 12h-19l1 89h-2l-13-8l1-81h-14l-5-11v-1h46l5 10v2zM564 12h-19v89h-1l-13-9v-40h-28q0 9-1 13q-1 4-5 4q-3 0-7-2q-4-2-7-6q-3-3-5-7q-2-4-2-8q0-4 3-5q4-1 10-1q3 0 10 0q6 0 15 0q8 0 17 0l1-28h-63l-5-11v-1h94l6 10v2zM606 12h-19l1 89h-2l-13-8l1-81h-14l-5-11v-1h46l5 10v2z',
};
