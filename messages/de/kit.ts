import type { KitMessages } from '@my-school/ui-kit'
import { de } from '@my-school/ui-kit/messages/de'

export const kit: KitMessages = de
