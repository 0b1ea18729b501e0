/**
 * What every custom element needs, as a file of its own (elements/shared.js): a page that loads several elements, or one
 * and elements.js, has it once. The build leaves these modules out of all other files and imports this one in their place.
 */
export { jsx, jsxs } from 'preact/jsx-runtime'
export { cx } from '../internal/cx.ts'
export { holdPage } from '../internal/hold-page.ts'
export { defaultSettings, KitContext, useKit, useTexts } from '../internal/kit-context.ts'
export { addModal, useTopModal } from '../internal/open-modals.ts'
export { NumberOrString, TrueByDefault } from './attributes.ts'
export { defineElement } from './define-element.ts'
export { register } from './definition.ts'
export { iconOf, NamedIcon, useDrawings, withIcon } from './named-icon.tsx'
export { createPortal } from './portal.ts'
export * from './react.ts'
export { addStyles } from './style-sheets.ts'
export { textsOf } from './texts.ts'
