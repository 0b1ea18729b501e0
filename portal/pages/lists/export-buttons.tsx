import type { ExportedList, ExportFormat } from '../../api/exports.ts'
import { DownloadButton } from '../../layout/download-button.tsx'
import { strings } from '../../strings/lists.ts'

const text = strings.exports

/** Saves a list as it is filtered: the filters are those of the URL. */
export function ExportButtons({ list }: { list: ExportedList }) {
  const button = (format: ExportFormat) => (
    <DownloadButton
      aria-label={`${text.label} ${text[format]}`}
      download={({ exportList }) => exportList(list, format, Object.fromEntries(new URLSearchParams(location.search)))}
    >
      {text[format]}
    </DownloadButton>
  )
  return (
    <>
      {button('csv')}
      {button('xlsx')}
    </>
  )
}
