import { Dialog } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import type { Language, SchoolSettings } from '#contract'
import { texts } from '#messages'
import { Preview } from './preview.tsx'

type Props = {
  settings: SchoolSettings
  /** The section of the form that is open at first. */
  part: string
  /** That of the texts that are written. */
  language: Language
  /** The slide that is being edited. */
  slide: number | undefined
  /** Beside the form; else in a dialog. */
  isBeside: boolean
  /** Whether the dialog is open. */
  open: boolean
  onClose: () => void
  /** Messages about the settings. */
  children: ReactNode
}

/** The preview: beside the form, or in a dialog if there is no space. */
export function PreviewPane({ settings, part, language, slide, isBeside, open, onClose, children }: Props) {
  const text = texts().school.preview
  const preview = (
    <>
      {children}
      <Preview settings={settings} part={part} language={language} slide={slide} />
    </>
  )
  return isBeside ? (
    <section className="school-preview" aria-label={text.heading}>
      {preview}
    </section>
  ) : (
    <Dialog open={open} size="large" heading={text.heading} onClose={onClose}>
      {open && <div className="school-preview">{preview}</div>}
    </Dialog>
  )
}
