import { useEffect, useMemo, useState } from 'react'
import type { PublicSchool, TextBlock } from '#contract'

type Reader = typeof import('#contract/formatted-text')['textReader']

/**
 * The reader of formatted texts, for previews: 90 kB (brotli), half of it how the countries write telephones, that few
 * people need, so it is fetched by the forms that have a preview. Visitors get texts that the server has read.
 * @returns undefined until it is there
 */
export function useTextReader(
  school: Pick<PublicSchool, 'contact' | 'region'>,
): ((text: string) => TextBlock[]) | undefined {
  const [reader, setReader] = useState<Reader>()
  useEffect(() => {
    import('#contract/formatted-text').then(({ textReader }) => setReader(() => textReader), console.error)
  }, [])
  const { contact, region } = school
  return useMemo(() => reader?.({ contact, region }), [reader, contact, region])
}
