/** Registers every custom element of the kit: `<script type="module" src="elements.js">` is all that a page needs. */

import { register } from './define-element.ts'
import { definitions } from './definitions.ts'

register(definitions)
