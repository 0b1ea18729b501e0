import type { ReactNode } from 'react'
import type { illustrations as all } from '../empty-state/illustrations.tsx'
import { useDrawings } from './named-icon.tsx'

/*
 * The build puts these in the place of photo/fallbacks.tsx and empty-state/illustrations.tsx: the drawings are shown when
 * their file is loaded. The components keep their places.
 */

const late = (pick: (drawings: NonNullable<ReturnType<typeof useDrawings>>) => ReactNode) => () => {
  const drawings = useDrawings(true)
  return drawings ? pick(drawings) : null
}

export const SchoolFallback = late(({ SchoolFallback }) => <SchoolFallback />)
export const PersonFallback = late(({ PersonFallback }) => <PersonFallback />)
export const NoticeFallback = late(({ NoticeFallback }) => <NoticeFallback />)

const illustration = (name: keyof typeof all) => {
  const Illustration = late(({ illustrations }) => illustrations[name])
  return <Illustration />
}

export const illustrations: Record<keyof typeof all, ReactNode> = {
  board: illustration('board'),
  people: illustration('people'),
  report: illustration('report'),
  search: illustration('search'),
}
