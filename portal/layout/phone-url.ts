import { place } from '../school.ts'

/** The school's telephone number as the URL of a link. */
export const phoneUrl = `tel:${place.phone.replace(/[^+\d]/g, '')}`
