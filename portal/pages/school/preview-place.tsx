import { Button, Dialog } from '@my-school/ui-kit'
import { type ReactNode, useEffect, useState } from 'react'
import type { SchoolSettings } from '#contract'
import { strings } from '../../strings/school.ts'
import { Preview } from './preview.tsx'

const text = strings.preview

/** From this width on there is space for it beside the form. */
const WIDE = '(width >= 64rem)'

type Props = {
  settings: SchoolSettings
  /** They are those of an earlier version. */
  isLooked: boolean
  /** What is said about them. */
  children: ReactNode
}

/** The preview: beside the form, or where there is no space behind a button. */
export function PreviewPlace({ settings, isLooked, children }: Props) {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const media = matchMedia(WIDE)
    const follow = () => setWide(media.matches)
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  useEffect(() => setOpen(isLooked), [isLooked])

  const preview = (
    <>
      {children}
      <Preview settings={settings} />
    </>
  )
  if (isWide)
    return (
      <section className="school-preview" aria-label={text.heading}>
        {preview}
      </section>
    )
  return (
    <>
      <Button className="show-preview" variant="quiet" onClick={() => setOpen(true)}>
        {text.show}
      </Button>
      <Dialog open={open} size="large" heading={text.heading} onClose={() => setOpen(false)}>
        {open && <div className="school-preview">{preview}</div>}
      </Dialog>
    </>
  )
}
