import { texts } from '#messages'
import { type ExportedList, type ExportFormat, exportList } from '../../api/exports.ts'
import { DownloadButton } from '../../layout/download-button.tsx'
import { address } from '../../state/address.ts'

/** Saves a list as it is filtered: the filters are those of the URL. */
export function ExportButtons({ list }: { list: ExportedList }) {
  const strings = texts().downloads
  const button = (format: ExportFormat) => (
    <DownloadButton
      aria-label={strings.as({ format: strings.formats[format] })}
      download={() => exportList(list, format, Object.fromEntries(new URLSearchParams(address.query())))}
    >
      {strings.formats[format]}
    </DownloadButton>
  )
  return (
    <>
      {button('csv')}
      {button('xlsx')}
    </>
  )
}
