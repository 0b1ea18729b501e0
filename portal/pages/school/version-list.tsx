import { Button } from '@my-school/ui-kit'
import type { SchoolSettings } from '#contract'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { getSchoolVersion, getSchoolVersions } from '../../api/school.ts'
import { failureToast } from '../../hooks/failure-toast.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { momentOf } from '../../moments.ts'
import { showToast } from '../../state/toasts.ts'
import { labelAt } from './settings-table.ts'

type Version = Success<'schoolVersions'>['versions'][number]
/** A version that was chosen, with the classes that were renamed since. */
export type ChosenVersion = { settings: SchoolSettings; renamed: Record<string, string>; name: string }

export type VersionsProps = {
  /** The version that is saved now. */
  present: string
  onPreview: (version: ChosenVersion) => void
  onBringBack: (version: ChosenVersion) => void
}

/** The versions that were saved, newest first: each can be looked at and brought back. */
export function VersionList({ present, onPreview, onBringBack }: VersionsProps) {
  const text = texts().school.versions
  const { COMMA } = texts()
  const { data = [] } = useLoad('school versions', getSchoolVersions, { onFailure: failureToast(text.failed) })
  const choose = (version: Version, then: (chosen: ChosenVersion) => void) =>
    getSchoolVersion(version.version).then(
      ({ settings, renamed }) => then({ settings, renamed, name: nameOf(version) }),
      (error) => showToast('danger', error.message),
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
            <span className="list-buttons">
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
  return savedAt ? text.of({ at: momentOf(savedAt), by: savedBy ?? text.nobody }) : text.first
}
