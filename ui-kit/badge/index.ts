export type { Tone } from '../internal/tone.ts'
export { Badge, type BadgeProps } from './badge.tsx'
