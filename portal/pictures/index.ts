import { Gate } from './gate.tsx'
import { Library } from './library.tsx'
import { Science } from './science.tsx'

/** The pictures that school.ts may name in Home's slides. */
export const pictures = { gate: Gate, library: Library, science: Science }
