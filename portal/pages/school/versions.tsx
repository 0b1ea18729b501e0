import { Button } from '@my-school/ui-kit'
import { useState } from 'react'
import type { SchoolSettings } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { assertList, requestSuccess } from '../../api/request.ts'
import { momentOf } from '../../format/dates.ts'
import { useCall } from '../../hooks/use-load.ts'
import { showFailure } from '../../state/failures.ts'
import { Section } from './part-section.tsx'
import { labelAt } from './setting-texts.ts'

type Version = Success<'schoolVersions'>['versions'][number]
/** A version that was chosen, with the classes that were renamed since. */
export type ChosenVersion = { settings: SchoolSettings; renamed: Record<string, string>; name: string }

type Props = {
  /** The version that is saved now. */
  present: string
  onPreview: (version: ChosenVersion) => void
  onBringBack: (version: ChosenVersion) => void
}

/** The versions that were saved; fetched when they are opened. */
export function Versions(props: Props) {
  const text = texts().school.versions
  const [open, setOpen] = useState(false)
  return (
    <Section name="versions" heading={text.heading} onToggle={setOpen}>
      <p className="hint">{text.hint}</p>
      {open && <VersionList key={props.present} {...props} />}
    </Section>
  )
}

/** The versions that were saved, newest first: each can be looked at and brought back. */
function VersionList({ present, onPreview, onBringBack }: Props) {
  const text = texts().school.versions
  const { COMMA } = texts()
  const { data = [] } = useCall(endpoints.schoolVersions, {}, ({ versions }) => assertList(versions), {
    onFailure: ({ error }) => showFailure(error, text.failed),
  })
  const choose = (version: Version, then: (chosen: ChosenVersion) => void) =>
    requestSuccess(endpoints.schoolVersion, { params: { version: Number(version.version) } }).then(
      ({ settings, renamed }) => then({ settings, renamed, name: nameOf(version) }),
      showFailure,
    )
  return (
    <ol className="lines school-versions">
      {data.map((version) => (
        <li key={version.version}>
          <span>
            <b>{nameOf(version)}</b>
            {version.changed.map(labelAt).join(COMMA)}
          </span>
          {version.version === present ? (
            <span>{text.present}</span>
          ) : (
            <span className="row list-buttons">
              <Button variant="quiet" size="small" onClick={() => choose(version, onPreview)}>
                {text.look}
              </Button>
              <Button variant="quiet" size="small" onClick={() => choose(version, onBringBack)}>
                {text.back}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

const nameOf = ({ savedAt, savedBy }: Version) => {
  const text = texts().school.versions
  return savedAt ? text.of({ at: momentOf(savedAt), by: savedBy ?? texts().forms.conflicts.nobody }) : text.first
}
