import { ColorField } from '@my-school/ui-kit'

/** The main colour of the school, which the whole page takes at once: it is one token. */
export const SchoolColour = () => (
  <ColorField
    label="Main colour"
    name="primary"
    hint="Of links and buttons; empty for the colour of the look"
    onChange={({ target }) => {
      // While a colour is being written, the page keeps the one before.
      if (target.validity.valid) document.documentElement.style.setProperty('--kit-color-primary', target.value)
    }}
  />
)
