/** The element with focus in the document or shadow root of `node`. From outside, a shadow root shows only its host. */
export const activeElement = (node: Node) =>
  (node.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null
