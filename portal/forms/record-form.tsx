import { Alert, Button } from '@my-school/ui-kit'
import { type ReactNode, useRef } from 'react'
import type { Conflict } from '#contract/operations'
import { texts } from '#messages'
import type { Sending } from '../api/upload.ts'
import { dayAndTime } from '../format/dates.ts'
import { type Draft, typedInto } from '../state/drafts.ts'
import { rememberSaved } from '../state/saved-records.ts'
import { RecordConflict } from './conflict-dialog.tsx'
import { useQuestion } from './dialogs.tsx'
import { type Outcome, PageForm, type PageFormProps } from './page-form.tsx'
import { useDraft } from './use-draft.ts'

type Props<T extends Outcome> = Omit<PageFormProps<T>, 'send' | 'formRef' | 'draft' | 'children'> & {
  /**
   * Sends the request, with what it says of the sending. A new record has a key, with which it is saved once, also where
   * the answer was lost. Resolves with undefined if the user went back to the form.
   */
  send: (input: { data: FormData } & Sending) => Promise<T | undefined>
  /** The record to change, as it was loaded. Without it, the form adds a record. */
  record?: {
    values: Draft
    version: string
    /** The URL of a photo of the record, by the form's field and the photo's version. */
    pictureOf: (field: string, version: string) => string | undefined
  }
  /** The record that was saved, and its page: the toast leads there, and the list shows it. */
  saved?: (response: Extract<T, { success: true }>) => { id: string; name: string; href: string }
  /** The initial values of the fields of a new record. */
  defaults?: Draft
  /**
   * The fields.
   * @param initial their initial values
   */
  children: (initial: Draft) => ReactNode
}

/**
 * A form that adds or changes a record. Of an existing record it sends only the changed fields, with the version that
 * was loaded. If somebody else has changed one of them meanwhile, the user chooses a value. Typed values survive a
 * reload, a crash and the end of the session.
 */
export function RecordForm<T extends Outcome>({ record, saved, defaults = {}, children, ...props }: Props<T>) {
  const text = texts().forms.drafts
  const form = useRef<HTMLFormElement>(null)
  const values = record?.values ?? defaults
  const draft = useDraft(form, values, record?.version)
  const { restored } = draft
  const { question, ask } = useQuestion()

  const sendChanges: PageFormProps<T>['send'] = async ({ onProgress }) => {
    const element = form.current
    if (!record || !element) return undefined
    const { typed, photos } = typedInto(element, values)
    const data = new FormData()
    for (const [field, value] of Object.entries({ ...typed, ...photos })) data.set(field, value)

    const askWhich = (conflicts: Conflict[]) =>
      ask<string[]>((close) => (
        <RecordConflict conflicts={conflicts} form={element} pictureOf={record.pictureOf} onClose={close} />
      ))

    let { version = '' } = draft
    for (;;) {
      data.set('version', version)
      const response: (T & { version?: string; conflicts?: Conflict[] }) | undefined = await props.send({
        data,
        onProgress,
      })
      if (!response?.conflicts) return response
      const theirs = await askWhich(response.conflicts)
      if (!theirs) return undefined
      for (const field of theirs) data.delete(field)
      version = response.version ?? ''
    }
  }

  return (
    <>
      <Alert
        live
        actions={
          <Button variant="quiet" size="small" onClick={draft.discard}>
            {text.discard}
          </Button>
        }
      >
        {restored &&
          (Array.isArray(restored.photos) && restored.photos.length > 0 ? text.restoredWithoutPhotos : text.restored)({
            at: dayAndTime(restored.at),
          })}
      </Alert>
      <PageForm
        key={draft.round}
        {...props}
        formRef={form}
        draft={draft}
        send={
          record ? sendChanges : ({ data, onProgress }) => props.send({ data, onProgress, savingKey: draft.savingKey })
        }
        doneLink={saved ? (response) => linkTo(saved(response)) : props.doneLink}
        onDone={(response) => {
          draft.dropDraft()
          if (saved) rememberSaved(saved(response).id)
          props.onDone?.(response)
        }}
      >
        {children(draft.initial)}
      </PageForm>
      {question}
    </>
  )
}

const linkTo = ({ name, href }: { name: string; href: string }) => ({ href, label: name })
