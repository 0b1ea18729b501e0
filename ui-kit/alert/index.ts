export type { Tone } from '../internal/tone.ts'
export * from './alert.tsx'
