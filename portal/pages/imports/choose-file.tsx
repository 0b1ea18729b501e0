import { Alert, Button, FileField, RadioGroup, TextAreaField } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { IMPORT_KINDS, type ImportKind, importLimits } from '#contract/imports'
import { language, texts } from '#messages'
import { failureOf, mayRetry } from '../../api/failure-of.ts'
import { urlOf } from '../../api/request.ts'
import { uploadFile } from '../../api/upload.ts'
import { useQuery } from '../../hooks/use-query.ts'
import { Page } from '../../layout/page.tsx'
import { navigate } from '../../state/navigation.ts'
import { otherList } from '../../state/other-list.ts'
import { ChooseSheet, type SheetToChoose } from './choose-sheet.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { SettingsFile } from './settings-file.tsx'
import { importUrl } from './use-import.ts'

/** An empty file with the headings, in the language of this page. */
const templateUrl = (kind: ImportKind, format: 'csv' | 'xlsx') =>
  urlOf(endpoints.importTemplate, { query: { kind, format, lang: language() } })

/** The user chooses or drops a file, or pastes rows. The server reads it; then the page of the draft opens. */
export function ChooseFile() {
  const text = texts().imports.choose
  const { imports: strings, layout } = texts()
  const { query, change } = useQuery()
  const kind: ImportKind = query.get('kind') === 'teacher' ? 'teacher' : 'student'
  const [sending, setSending] = useState<Sending>()
  const [failure, setFailure] = useState('')
  /** Sends the same file again, where that may help. */
  const [retry, setRetry] = useState<() => void>()
  const [toChoose, setToChoose] = useState<ToChoose>()
  const [pasted, setPasted] = useState('')
  const settings = useRef<HTMLElement>(null)
  const [settingsOpened, setSettingsOpened] = useState(false)

  /** @param isLast the other list of the file is imported already. @param sheet that was chosen; 0: all of them */
  const read = async (file: Blob, name = '', { isLast = false, sheet }: { isLast?: boolean; sheet?: number } = {}) => {
    if (sending) return
    const isZip = /\.zip$/i.test(name)
    const most = isZip ? importLimits.zipBytes : importLimits.sheetBytes
    setRetry(undefined)
    if (file.size > most) return setFailure(text.tooLarge({ megabytes: most / 1024 ** 2 }))
    setFailure('')
    if (sheet === undefined) setToChoose(undefined)
    setSending({ name, share: 0 })
    try {
      const response = await uploadFile(endpoints.createImport, {
        query: { kind, name, ...(sheet !== undefined && { sheet: String(sheet) }) },
        file,
        onProgress: ({ share }) => setSending({ name, share }),
      })
      if (response.success) {
        const { otherKind } = response
        const importId = response.import._id
        if (otherKind && !isLast) otherList.value = { importId, kind: otherKind, file, name }
        return navigate(importUrl(importId))
      }
      if (response.sheets) setToChoose({ kind, file, name, message: response.message, sheets: response.sheets })
      else setFailure(response.message)
    } catch (error) {
      setFailure(failureOf(error))
      if (mayRetry(error)) setRetry(() => () => latest.current.read(file, name, { isLast, sheet }))
    }
    setSending(undefined)
  }
  const readFiles = ([file]: File[]) => file && read(file, file.name)
  const readText = (rows: string) => (rows.trim() ? read(new Blob([rows])) : setFailure(text.nothing))

  const latest = useRef({ read, readFiles, readText })
  latest.current = { read, readFiles, readText }
  useEffect(() => {
    const list = otherList.peek()
    otherList.value = null
    if (list?.importId === null) latest.current.read(list.file, list.name, { isLast: true })
  }, [])
  useEffect(() => {
    const onPaste = ({ clipboardData, target, defaultPrevented }: ClipboardEvent) => {
      // The field has taken it.
      if (defaultPrevented || !clipboardData || (target instanceof Element && target.closest('textarea'))) return
      // A spreadsheet also copies a picture of the cells: only the text is used.
      const rows = clipboardData.getData('text/plain')
      if (rows) latest.current.readText(rows)
      else if (clipboardData.files.length > 0) latest.current.readFiles([...clipboardData.files])
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])

  return (
    <Page lead={text.lead}>
      <div className="import-choose">
        <RadioGroup<ImportKind>
          label={text.kind}
          name="kind"
          layout="cards"
          value={kind}
          options={IMPORT_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
          onValueChange={({ value }) => change({ kind: value === 'teacher' ? value : null })}
        />
        <FileField
          label={text.zone}
          name="file"
          hint={text.zoneHint}
          severalMessage={text.several}
          // .xls too: the server's message says how to save it as .xlsx.
          accept=".csv,.tsv,.txt,.xlsx,.xls,.zip"
          // It is sent at once, and can be chosen again after it was corrected.
          files={NONE}
          disabled={!!sending}
          progress={sending && progressOf(sending)}
          onFilesChange={({ files }) => readFiles(files)}
        />
        <Alert live tone="danger" actions={retry && <Button onClick={retry}>{layout.tryAgain}</Button>}>
          {failure}
        </Alert>
        {/* Chosen again, a file has other sheets: the key begins anew. */}
        {toChoose?.kind === kind && (
          <ChooseSheet
            key={toChoose.sheets.map(({ name }) => name).join()}
            {...toChoose}
            busy={!!sending}
            onChoose={(sheet) => read(toChoose.file, toChoose.name, { sheet })}
          />
        )}
        <p className="import-template">
          {text.template}{' '}
          <a href={templateUrl(kind, 'xlsx')} download>
            {text.excel}
          </a>{' '}
          <a href={templateUrl(kind, 'csv')} download>
            {text.csv}
          </a>
        </p>
        <details>
          <summary>{text.paste}</summary>
          <TextAreaField
            label={text.rows}
            hint={text.rowsHint}
            name="rows"
            rows={6}
            value={pasted}
            onValueChange={({ value }) => setPasted(value)}
          />
          <Button variant="quiet" busy={!!sending} onClick={() => readText(pasted)}>
            {text.read}
          </Button>
        </details>
        <details onToggle={() => setSettingsOpened(true)}>
          <summary ref={settings}>{strings.settings.summary}</summary>
          {settingsOpened && <SettingsFile summary={settings} />}
        </details>
      </div>
      <EarlierImports />
    </Page>
  )
}

type Sending = { name: string; share: number }
/** A file of which a sheet is to be chosen. */
type ToChoose = { kind: ImportKind; file: Blob; name: string; message: string; sheets: readonly SheetToChoose[] }

/** How much of the file is sent; then the server reads it. */
const progressOf = (sending: Sending) =>
  sending.share < 1
    ? { value: sending.share, label: texts().imports.choose.sending(sending) }
    : { value: null, label: texts().imports.choose.reading(sending) }

/** The field keeps no file. */
const NONE: readonly File[] = []
