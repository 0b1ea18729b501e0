/** Registers every custom element of the kit: `<script type="module" src="elements.js">` is all that a page needs. */
import { definitions, register } from './define.ts'

register(definitions)
