import { DetailList, type DetailListProps, Photo, type PhotoProps } from '@my-school/ui-kit'
import type { ReactNode } from 'react'

type Props = {
  photo: { src: string | undefined; alt: string; fallback?: PhotoProps['fallback'] }
  items: DetailListProps['items']
  /** The photo is wider than high. */
  wide?: boolean
  /** Shown below the fields. */
  children?: ReactNode
}

/** Shows a record: its photo beside its fields. */
export function RecordSheet({ photo, items, wide, children }: Props) {
  return (
    <div className="record" data-wide={wide}>
      <Photo fallback="person" width={wide ? '22rem' : '15rem'} eager {...photo} />
      <div className="record-fields">
        <DetailList items={items} />
        {children}
      </div>
    </div>
  )
}
