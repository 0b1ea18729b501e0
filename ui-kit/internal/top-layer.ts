/** An event of the document: a popover of the kit was shown. `toggle` does not leave the shadow root that it may be in. */
export const TOP_LAYER = 'kit-top-layer'
