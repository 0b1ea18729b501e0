/** Registers every custom element of the kit: `<script type="module" src="elements.js">` is all that a page needs. */

import { definitions } from './all.ts'
import { register } from './definition.ts'

register(definitions)
