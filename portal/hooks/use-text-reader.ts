import { useEffect, useState } from 'react'
import type { TextBlock } from '#contract'

type Reader = typeof import('./text-reader.ts')['parseFormattedText']

/**
 * The reader of formatted texts, for previews: 37 kB (brotli) that few people need, so it is fetched by the forms that
 * have a preview. Visitors get texts that the server has read.
 * @returns undefined until it is there
 */
export function useTextReader(): ((text: string) => TextBlock[]) | undefined {
  const [reader, setReader] = useState<Reader>()
  useEffect(() => {
    import('./text-reader.ts').then(({ parseFormattedText }) => setReader(() => parseFormattedText), console.error)
  }, [])
  return reader
}
