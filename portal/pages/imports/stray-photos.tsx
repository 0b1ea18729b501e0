import { DataTable } from '@my-school/ui-kit'
import type { SchoolImport } from '#contract/operations'
import { texts } from '#messages'

/** The photos that belong to no person of the import, each with the reason. */
export function StrayPhotos({ photos: { stray, strayCount } }: Pick<SchoolImport, 'photos'>) {
  const text = texts().importDraft.photos
  if (strayCount === 0) return null
  return (
    <>
      <DataTable
        caption={text.strayHeading}
        rows={stray}
        rowKey={({ path }) => path}
        pageSize={20}
        columns={[
          { key: 'file', header: text.file, narrow: 'title', width: '40%', cell: ({ path }) => path },
          { key: 'why', header: text.why, cell: ({ reason }) => reason },
        ]}
      />
      {strayCount > stray.length && <p className="hint">{text.strayMore({ number: strayCount - stray.length })}</p>}
    </>
  )
}
