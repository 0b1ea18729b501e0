import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { SchoolSettings } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Conflict, Success } from '#contract/operations'
import { request, requestSuccess } from '../../api/request.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { setTitleError } from '../../state/document-title.ts'
import { refreshSchool } from '../../state/school.ts'
import { setUnsaved } from '../../state/unsaved.ts'
import type { Editing } from './editing.ts'
import { isSame, rebased, withSetting } from './setting-path.ts'
import { labelOfField } from './setting-texts.ts'
import { applyTheme } from './use-theme.ts'

export type SavedSchool = Success<'getSchool'>

const loadVersion = (version: string) =>
  requestSuccess(endpoints.schoolVersion, { params: { version: Number(version) } })

/** What is in the form. */
type Edited = {
  settings: SchoolSettings
  /** The key of each class, which it keeps when it is renamed or moved. */
  classKeys: readonly number[]
  /** The names that the classes were saved with, by their keys. */
  savedClasses: readonly (string | null | undefined)[]
}

const begun = (settings: SchoolSettings): Edited => ({
  settings,
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
 * @param ask lets the user choose where somebody else has saved the same setting; undefined: back to the form
 */
export function useSchoolSettings(
  form: RefObject<HTMLFormElement | null>,
  loaded: SavedSchool,
  ask: (conflicts: Conflict[], mine: SchoolSettings) => Promise<string[] | undefined>,
) {
  const [saved, setSaved] = useState(loaded)
  const latest = useRef<Edited>(begun(saved.settings))
  /** The version that the settings in the form began with. */
  const version = useRef(saved.version)
  /** Settings from elsewhere begin the fields anew. */
  const [{ edited, round, times }, setShown] = useState({ edited: latest.current, round: -1, times: 0 })
  const begin = (next: Edited) => {
    latest.current = next
    setShown((shown) => ({ edited: next, round: draft.round, times: shown.times + 1 }))
  }
  /** The fields stay as they are, and show other values: what is open stays open. */
  const replace = (next: Edited) => {
    latest.current = next
    setShown((shown) => ({ ...shown, edited: next }))
  }

  const before = JSON.stringify(begun(saved.settings).settings)
  const draft = useDraft(form, { settings: before }, saved.version, () => {
    const { settings, ...classes } = latest.current
    const typed = isSame(settings, saved.settings)
      ? {}
      : { settings: JSON.stringify(settings), classes: JSON.stringify(classes) }
    return { typed: typed as Record<string, string>, photos: {} }
  })
  if (round !== draft.round) {
    const { settings = before, classes } = draft.initial
    version.current = draft.version ?? saved.version
    begin({ ...begun(JSON.parse(settings)), ...(classes && JSON.parse(classes)) })
  }

  const changed = !isSame(edited.settings, saved.settings)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is what it is when something changes.
  useEffect(() => {
    if (form.current) setUnsaved(form.current, changed, draft)
    if (changed) draft.writeSoon()
    else draft.dropDraft()
  }, [edited, changed])

  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const editing = useMemo(
    (): Editing => ({
      set(path, value, keys) {
        const { settings, classKeys, savedClasses } = latest.current
        const isOfClasses = path === 'classes' && keys
        latest.current = {
          settings: withSetting(settings, path, value),
          classKeys: isOfClasses ? keys : classKeys,
          savedClasses,
        }
        setShown((shown) => ({ ...shown, edited: latest.current }))
      },
      wait(picture) {
        sending.current = Promise.all([sending.current, picture])
      },
    }),
    [],
  )

  /** The settings are saved: the form has them, and what was typed into it since they were sent. */
  const showSaved = (now: SavedSchool, sent: Edited) => {
    setSaved(now)
    version.current = now.version
    // The title has the name of the school.
    refreshSchool().then(() => setTitleError(false), console.error)
    // Where the arithmetic cannot be fetched, the colours are seen when the page is loaded again.
    if (!isSame(now.settings.colours, saved.settings.colours)) applyTheme(now.settings.colours)
    const hasOwnClasses = isSame(now.settings.classes, sent.settings.classes)
    const settings = rebased(latest.current.settings, {
      base: sent.settings,
      theirs: now.settings,
      taken: hasOwnClasses ? [] : ['classes'],
    })
    if (!hasOwnClasses) return replace({ ...begun(now.settings), settings })
    const savedClasses: string[] = []
    for (const [at, key] of sent.classKeys.entries()) savedClasses[key] = sent.settings.classes[at] ?? ''
    replace({ settings, classKeys: latest.current.classKeys, savedClasses })
  }

  /** Saves all of it as one version. Resolves with undefined if the user went back to the form. */
  const save = async () => {
    await sending.current
    for (;;) {
      const sent = latest.current
      const { settings: mine } = sent
      const json = { version: version.current, settings: mine, renamed: renamedIn(sent) }
      const response = await request(endpoints.updateSchool, { json, settingLabel: labelOfField })
      if (response.success) {
        showSaved(response, sent)
        return response
      }
      const taken = await ask(response.conflicts, mine)
      if (!taken) return undefined
      const [base, theirs] = await Promise.all([version.current, response.version].map(loadVersion))
      if (!base || !theirs) return undefined
      const settings = rebased(mine, {
        base: base.settings,
        theirs: theirs.settings,
        taken: taken.map((field) => field.replace('settings.', '')),
      })
      setSaved(theirs)
      version.current = theirs.version
      replace(isSame(settings.classes, mine.classes) ? { ...latest.current, settings } : begun(settings))
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
      begin({ ...begun(settings), savedClasses: settings.classes.map((name) => presentNames.get(name) ?? name) })
    },
  }
}
