import * as z from 'zod'
import type { TextBlock, TextInline } from './blocks.ts'

const inline: z.ZodType<TextInline> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ type: z.literal('strong'), children: z.array(inline) }),
    z.strictObject({ type: z.literal('link'), href: z.string(), children: z.array(inline) }),
    z.strictObject({ type: z.literal('break') }),
  ]),
)

/** A block of a formatted text in a response. */
const block: z.ZodType<TextBlock> = z.lazy(() =>
  z.union([
    z.strictObject({ type: z.literal('paragraph'), children: z.array(inline) }),
    z.strictObject({ type: z.literal('heading'), level: z.int(), children: z.array(inline) }),
    z.strictObject({
      type: z.literal('list'),
      ordered: z.boolean(),
      items: z.array(z.array(block)),
      numbers: z.array(z.int()).optional(),
    }),
  ]),
)

/** A formatted text in a response. */
export const formattedText = () => z.array(block)
