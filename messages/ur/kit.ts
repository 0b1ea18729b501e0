import type { KitMessages } from '@my-school/ui-kit'
import { ur } from '@my-school/ui-kit/messages/ur'

export const kit: KitMessages = ur
