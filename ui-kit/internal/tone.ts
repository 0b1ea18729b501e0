import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx'

/**
 * What a Badge, a toast or another message means: `danger` for what is wrong or lost, `warning` for what needs
 * attention, `success` for what is done, `info` for news; `neutral` means none of these.
 */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** The icon of a message. Each tone has another shape, because not everybody can distinguish the colours. */
export const toneIcons = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
}
