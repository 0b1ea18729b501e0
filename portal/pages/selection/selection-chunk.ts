import { chunk } from '../../chunk.tsx'

/** The selection of a list has a chunk of its own, which its pages need before they are shown: no column comes later. */
export const { page: Selection, chunks: selectionChunks } = chunk('selection')(
  'Selection',
  () => import('./selection.tsx'),
)
