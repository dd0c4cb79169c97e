/** Controls that a shopper presses. */
const CONTROLS = 'a,button,input,select,textarea,label,summary';

/** Distance between two sampled points, in pixels. */
const STEP = 8;

/** Whether a line of an element's own text crosses an area. */
function hasLineIn({ childNodes }: Element, { left, right, top, bottom }: DOMRect): boolean {
  const range = document.createRange();
  return [...childNodes].some((node) => {
    if (!(node instanceof Text && node.data.trim())) return false;
    range.selectNode(node);
    return [...range.getClientRects()].some(
      (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top,
    );
  });
}

/**
 * Whether an area of the screen contains neither text nor controls.
 * @param floating the element over the area, which is ignored
 */
export function isGroundClear(area: DOMRect, floating: Element): boolean {
  const seen = new Set<Element>();
  for (let top = area.top; top <= area.bottom; top += STEP) {
    for (let left = area.left; left <= area.right; left += STEP) {
      for (const element of document.elementsFromPoint(left, top)) {
        if (seen.has(element) || floating.contains(element)) continue;
        seen.add(element);
        if (element.closest(CONTROLS) || hasLineIn(element, area)) return false;
      }
    }
  }
  return true;
}
