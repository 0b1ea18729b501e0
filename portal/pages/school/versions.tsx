import { useState } from 'react'
import { texts } from '#messages'
import { VersionList, type VersionsProps } from './version-list.tsx'

/** The versions that were saved; fetched when they are opened. */
export function Versions(props: VersionsProps) {
  const text = texts().school.versions
  const [open, setOpen] = useState(false)
  return (
    <details className="school-part" data-part="versions" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{text.heading}</h2>
      </summary>
      <p className="hint">{text.hint}</p>
      {open && <VersionList key={props.present} {...props} />}
    </details>
  )
}
