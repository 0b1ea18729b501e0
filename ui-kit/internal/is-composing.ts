import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to an input method, which composes a text of several keys: Enter and the arrows then choose among
 * its proposals, and Escape gives them up. Safari ends the composition before it fires the key, which has the code 229.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent | { nativeEvent: globalThis.KeyboardEvent }): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
