import { Alert, Button, FileField, RadioGroup, TextAreaField } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { IMPORT_KINDS, type ImportKind, importLimits } from '#contract/imports'
import { language, texts } from '#messages'
import { urlOf } from '../../api/request.ts'
import { uploadFile } from '../../api/upload.ts'
import { useAttempt } from '../../hooks/use-act.ts'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import { Page } from '../../layout/page.tsx'
import { navigate } from '../../state/navigation.ts'
import { otherList } from '../../state/other-list.ts'
import { ChooseSheet, type SheetToChoose } from './choose-sheet.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { SettingsFile } from './settings-file.tsx'
import { clearsHint, importUrl } from './use-import.ts'

/** An empty file with the headings, in the language of this page. */
const templateUrl = (kind: ImportKind, format: 'csv' | 'xlsx') =>
  urlOf(endpoints.importTemplate, { query: { kind, format, lang: language() } })

/** The user chooses or drops a file, or pastes rows. The server reads it; then the page of the draft opens. */
export function ChooseFile() {
  const text = texts().imports.choose
  const { actions, imports: strings } = texts()
  const { query, change } = useUrlQuery()
  const kind: ImportKind = query.get('kind') === 'teacher' ? 'teacher' : 'student'
  const [sending, setSending] = useState<Sending>()
  const { failure, retry, attempt } = useAttempt()
  const [toChoose, setToChoose] = useState<ToChoose>()
  const [pasted, setPasted] = useState('')
  const settings = useRef<HTMLElement>(null)
  const [settingsOpened, setSettingsOpened] = useState(false)

  const send = async (file: Blob, name: string, { isLast = false, sheet }: Options): Promise<string | undefined> => {
    const isZip = /\.zip$/i.test(name)
    const most = isZip ? importLimits.zipBytes : importLimits.sheetBytes
    if (file.size > most) return text.tooLarge({ megabytes: most / 1024 ** 2 })
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
        navigate(importUrl(importId))
      } else if (response.sheets) {
        setToChoose({ kind, file, name, message: response.message, sheets: response.sheets })
      } else return response.message
    } finally {
      setSending(undefined)
    }
  }
  const read = async (file: Blob, name = '', options: Options = {}) => {
    // Sent again, it is of the kind that is chosen then.
    if (!sending) await attempt(() => latest.current.send(file, name, options))
  }
  const readFiles = ([file]: File[]) => file && read(file, file.name)
  const readText = (rows: string) => (rows.trim() ? read(new Blob([rows])) : attempt(async () => text.nothing))

  const latest = useRef({ send, read, readFiles, readText })
  latest.current = { send, read, readFiles, readText }
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
      <div className="stack import-choose">
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
          hint={
            <>
              {text.zoneHint} <span className="with-mouse">{text.pasteHint}</span>
            </>
          }
          severalMessage={text.several}
          // .xls too: the server's message says how to save it as .xlsx.
          accept=".csv,.tsv,.txt,.xlsx,.xls,.zip"
          // It is sent at once, and can be chosen again after it was corrected.
          files={NONE}
          disabled={!!sending}
          progress={sending && progressOf(sending)}
          onFilesChange={({ files }) => readFiles(files)}
        />
        <Alert live tone="danger" actions={retry && <Button onClick={retry}>{actions.tryAgain}</Button>}>
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
        <p className="row import-template">
          {text.template}{' '}
          <a href={templateUrl(kind, 'xlsx')} download>
            {text.excel}
          </a>{' '}
          <a href={templateUrl(kind, 'csv')} download>
            {text.csv}
          </a>
          <span className="hint">{clearsHint(kind)}</span>
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

/** `isLast`: the other list of the file is imported already. `sheet`: that was chosen; 0: all of them. */
type Options = { isLast?: boolean; sheet?: number }
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
