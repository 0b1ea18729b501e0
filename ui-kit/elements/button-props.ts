/** The props that elements of buttons share. */

export const styleProps = { variant: String, size: String } as const

export const pressed = { disabled: Boolean, type: String, 'aria-label': String, 'aria-description': String } as const
