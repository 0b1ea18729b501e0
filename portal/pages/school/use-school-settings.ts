import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { SchoolSettings } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Conflict, Success } from '#contract/operations'
import { partOf } from '#contract/school/form'
import { request, requestSuccess } from '../../api/request.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { setTitleError } from '../../state/document-title.ts'
import { refreshSchool } from '../../state/school.ts'
import { setUnsaved } from '../../state/unsaved.ts'
import type { Editing } from './editing.ts'
import { differing, isSame, withSetting, withThose } from './setting-path.ts'
import { labelOfField } from './setting-texts.ts'
import { applyTheme } from './use-theme.ts'

export type SavedSchool = Success<'getSchool'>

const loadVersion = (version: string) =>
  requestSuccess(endpoints.schoolVersion, { params: { version: Number(version) } })

/** What is in the form. */
type Edited = {
  settings: SchoolSettings
  /** The version that the settings began with. */
  version: string
  /** The key of each class, which it keeps when it is renamed or moved. */
  classKeys: readonly number[]
  /** The names that the classes were saved with, by their keys. */
  savedClasses: readonly (string | null | undefined)[]
}

const begun = (settings: SchoolSettings, version: string): Edited => ({
  settings,
  version,
  classKeys: settings.classes.map((_, at) => at),
  savedClasses: settings.classes,
})

/** The classes that have another name than they were saved with: the new names by the old ones. */
const renamedIn = ({ settings, classKeys, savedClasses }: Edited): Record<string, string> =>
  Object.fromEntries(
    settings.classes
      .map((name, at) => [savedClasses[classKeys[at] ?? -1], name] as const)
      .filter((pair): pair is [string, string] => typeof pair[0] === 'string' && pair[0] !== pair[1]),
  )

/**
 * The settings in the form: what is typed into them is kept on the device until all of it is saved as one version.
 * @param ask lets the user choose where somebody else has saved the same part; undefined: back to the form
 */
export function useSchoolSettings(
  form: RefObject<HTMLFormElement | null>,
  loaded: SavedSchool,
  ask: (conflicts: Conflict[], mine: SchoolSettings) => Promise<string[] | undefined>,
) {
  const [saved, setSaved] = useState(loaded)
  const latest = useRef<Edited>(undefined)
  const before = JSON.stringify(saved.settings)
  const draft = useDraft(form, { settings: before }, saved.version, () => {
    const { settings = saved.settings, ...classes } = latest.current ?? {}
    const typed = isSame(settings, saved.settings)
      ? {}
      : { settings: JSON.stringify(settings), classes: JSON.stringify(classes) }
    return { typed: typed as Record<string, string>, photos: {} }
  })
  const { round } = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round of the draft begins with what it has then.
  const initial = useMemo((): Edited => {
    const { settings = before, classes } = draft.initial
    const first = begun(JSON.parse(settings), draft.version ?? saved.version)
    return classes ? { ...first, ...JSON.parse(classes) } : first
  }, [round])
  /** What was put into the form in a round; `times`: how often its fields began anew. */
  const [shown, setShown] = useState({ round, edited: initial, times: 0 })
  const { edited, times } = shown.round === round ? shown : { edited: initial, times: 0 }
  latest.current = edited
  /** Shows other settings: in the fields that are there, so that what is open stays open, or in new ones. */
  const show = (next: Edited, { anew = false } = {}) => {
    latest.current = next
    setShown({ round, edited: next, times: times + (anew ? 1 : 0) })
  }

  const changed = !isSame(edited.settings, saved.settings)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is what it is when something changes.
  useEffect(() => {
    if (form.current) setUnsaved(form.current, changed, draft)
    if (changed) draft.writeSoon()
    else draft.dropDraft()
  }, [edited, changed])

  const sending = useRef<Promise<unknown>>(Promise.resolve())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are new in each round, and each time that they begin anew.
  const editing = useMemo(
    (): Editing => ({
      set(path, value, keys) {
        const present = latest.current ?? initial
        const settings = withSetting(present.settings, path, value)
        show({ ...present, settings, ...(path === 'classes' && keys && { classKeys: keys }) })
      },
      wait(picture) {
        sending.current = Promise.all([sending.current, picture])
      },
    }),
    [round, times],
  )

  /** The settings are saved: the form has them, and what was typed into it since they were sent. */
  const showSaved = (now: SavedSchool, sent: Edited) => {
    setSaved(now)
    // The title has the name of the school.
    refreshSchool().then(() => setTitleError(false), console.error)
    // Where the arithmetic cannot be fetched, the colours are seen when the page is loaded again.
    if (!isSame(now.settings.colours, saved.settings.colours)) applyTheme(now.settings.colours)
    const hasOwnClasses = isSame(now.settings.classes, sent.settings.classes)
    const { settings: typed, classKeys } = latest.current ?? sent
    const settings = withThose(
      now.settings,
      typed,
      differing(sent.settings, typed).filter((path) => hasOwnClasses || path !== 'classes'),
    )
    if (!hasOwnClasses) return show({ ...begun(now.settings, now.version), settings })
    const savedClasses: string[] = []
    for (const [at, key] of sent.classKeys.entries()) savedClasses[key] = sent.settings.classes[at] ?? ''
    show({ settings, version: now.version, classKeys, savedClasses })
  }

  /** Saves all of it as one version. Resolves with undefined if the user went back to the form. */
  const save = async () => {
    await sending.current
    for (;;) {
      const sent = latest.current ?? initial
      const { settings: mine, version } = sent
      const json = { version, settings: mine, renamed: renamedIn(sent) }
      const response = await request(endpoints.updateSchool, { json, settingLabel: labelOfField })
      if (response.success) {
        showSaved(response, sent)
        return response
      }
      const taken = await ask(response.conflicts, mine)
      if (!taken) return undefined
      const [base, theirs] = await Promise.all([version, response.version].map(loadVersion))
      if (!base || !theirs) return undefined
      // A part stays as it is in the form where this user has changed it, and has not taken that of the other one.
      const kept = new Set(
        differing(base.settings, mine)
          .map(partOf)
          .filter((part) => !taken.includes(part)),
      )
      const settings = withThose(
        theirs.settings,
        mine,
        differing(theirs.settings, mine).filter((path) => kept.has(partOf(path))),
      )
      setSaved(theirs)
      const next = begun(settings, theirs.version)
      show(isSame(settings.classes, mine.classes) ? { ...sent, settings, version: next.version } : next)
    }
  }

  return {
    settings: edited.settings,
    classKeys: edited.classKeys,
    /** Changes when the fields begin anew. */
    times: `${round} ${times}`,
    saved,
    changed,
    draft,
    editing,
    save,
    /**
     * Puts the settings of another version into the form.
     * @param renamed the classes that were renamed since: the names of that version by the present ones
     */
    bringBack(settings: SchoolSettings, renamed: Record<string, string>) {
      const presentNames = new Map(Object.entries(renamed).map(([present, old]) => [old, present]))
      const savedClasses = settings.classes.map((name) => presentNames.get(name) ?? name)
      show({ ...begun(settings, edited.version), savedClasses }, { anew: true })
    },
  }
}
