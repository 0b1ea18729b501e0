export type { IconProps } from './icon.tsx'
export * from './icons.tsx'
export * from './tool-icons.tsx'
