import * as z from 'zod'
import type { TextBlock } from './blocks.ts'

/** A block of a formatted text; what is in it is in `blocks.ts`, since JSON Schema of blocks in blocks would not end. */
const block = z.looseObject({ type: z.enum(['paragraph', 'heading', 'list']) }) as unknown as z.ZodType<TextBlock>

/** A formatted text in a response. */
export const formattedText = () => z.array(block)
