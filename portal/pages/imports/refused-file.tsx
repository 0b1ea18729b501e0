import * as endpoints from '#contract/endpoints'
import type { SchoolImport } from '#contract/operations'
import { language, texts } from '#messages'
import { urlOf } from '../../api/request.ts'

/** The link to the refused rows of an import as a file; nothing where there is none. */
export function RefusedFile({ of: { _id, hasRefusedFile } }: { of: SchoolImport }) {
  return (
    hasRefusedFile && (
      <a
        className="kit-button"
        data-variant="quiet"
        data-size="medium"
        href={urlOf(endpoints.refusedImportRows, { params: { id: _id }, query: { lang: language() } })}
        download
      >
        {texts().importDraft.draft.download}
      </a>
    )
  )
}
