import { texts } from '#messages'
import { type ExportedList, type ExportFormat, exportList } from '../api/exports.ts'
import { DownloadButton } from '../layout/buttons.tsx'
import { address } from '../state/navigation.ts'

type Props = {
  list: ExportedList
  /** The records to save; by default those that the filters of the URL find. */
  ids?: readonly string[]
  /** They are beside the other actions for selected rows. */
  ofSelection?: boolean
}

/** Saves a list as it is filtered, or records of it. */
export function ExportButtons({ list, ids, ofSelection }: Props) {
  const { downloads, selection } = texts()
  const button = (format: ExportFormat) => (
    <DownloadButton
      size={ofSelection ? 'small' : undefined}
      aria-label={(ofSelection ? selection.export : downloads.as)({ format: downloads.formats[format] })}
      download={() =>
        exportList(list, format, ids ? { ids } : Object.fromEntries(new URLSearchParams(address.query())))
      }
    >
      {downloads.formats[format]}
    </DownloadButton>
  )
  return (
    <>
      {button('csv')}
      {button('xlsx')}
    </>
  )
}
