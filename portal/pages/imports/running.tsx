import { ProgressBar } from '@my-school/ui-kit'
import type { SchoolImport } from '#contract/operations'
import { texts } from '#messages'

type Props = {
  progress: SchoolImport['progress']
  /** The last request for the progress failed. */
  isLost: boolean
}

/** The progress of an import that the server is writing. */
export function Running({ progress, isLost }: Props) {
  const text = texts().imports.running
  return (
    <section className="import-panel" aria-labelledby="import-running">
      <h2 id="import-running" tabIndex={-1}>
        {text.heading}
      </h2>
      <Progress progress={progress} />
      <p className="hint">{isLost ? text.lost : text.hint}</p>
    </section>
  )
}

/** A bar with its words. Screen readers get each tenth: every number would be a flood of words. */
export function Progress({ progress }: Pick<Props, 'progress'>) {
  const text = texts().imports.running
  const { what, done = 0, all = 0 } = progress ?? {}
  const share = all > 0 ? done / all : null
  const label = what ? text.what[what] : text.begins
  return (
    <div className="import-progress">
      <p aria-hidden>{what && all > 0 ? text.step({ what: label, done, all }) : label}</p>
      <ProgressBar value={share} label={label} />
      <p role="status" className="kit-visually-hidden">
        {share === null ? label : text.percent({ what: label, percent: Math.floor(share * 10) * 10 })}
      </p>
    </div>
  )
}
