import { Alert, Button, LinkButton } from '@my-school/ui-kit'
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type Language,
  LEGAL_PAGES,
  type LegalPage,
  offeredLanguages,
  ownPagePath,
  type SchoolSettings,
} from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Conflict } from '#contract/operations'
import { schoolForm } from '#contract/school/form'
import { withSlugs } from '#contract/school/own-pages'
import { languageOf } from '#contract/school/translations'
import { texts } from '#messages'
import { ApiError } from '../../api/request.ts'
import { dayAndTime, momentOf } from '../../format/dates.ts'
import { useQuestion } from '../../forms/dialogs.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { useCall } from '../../hooks/use-load.ts'
import { confirmLeave } from '../../state/unsaved.ts'
import { EditingContext, LegalFacts, PhoneCountry } from './editing.ts'
import { PartSection } from './part-section.tsx'
import { Preview } from './preview.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { SchoolConflict } from './school-conflict.tsx'
import { tooLongTexts } from './too-long-texts.ts'
import { Translations } from './translations.tsx'
import { type SavedSchool, useSchoolSettings } from './use-school-settings.ts'
import { type ChosenVersion, Versions } from './versions.tsx'

/** From this width on the preview is beside the form. */
const WIDE = '(width >= 64rem)'

/** The first admin is led from one step to the next: what follows a section of the form. */
const nextSteps = (): Record<string, { label: string; href: string }> => ({
  identity: { label: texts().firstSteps.nextTimeZone, href: '?part=region&first' },
  region: { label: texts().firstSteps.nextClasses, href: '?part=classes&first' },
  classes: { label: texts().firstSteps.nextStudents, href: 'import?kind=student' },
})

type Props = {
  loaded: SavedSchool
  /** The section that is open at first; '': none. */
  part: string
  /** Whether the first admin is led from this section to the next step. */
  isFirst: boolean
}

/** The form for all settings of the school, with its preview and earlier versions. */
export function SchoolEditor({ loaded, part: wanted, isFirst }: Props) {
  const { forms, school: text } = texts()
  const form = useRef<HTMLFormElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const next = isFirst && nextSteps()[wanted]
  const { question, ask } = useQuestion()
  const [previewed, setPreviewed] = useState<ChosenVersion>()
  const isWide = useMedia(WIDE)
  const [previewing, setPreviewing] = useState(false)
  const [broughtBack, setBroughtBack] = useState('')
  /** Saved on this visit. Beside the button: a toast would hide it on a phone. */
  const [isSaved, setSaved] = useState(false)

  const askWhich = (conflicts: Conflict[], mine: SchoolSettings) =>
    ask<string[]>((close) => <SchoolConflict conflicts={conflicts} mine={mine} onClose={close} />)
  const { settings, classKeys, times, saved, changed, draft, editing, save, bringBack } = useSchoolSettings(
    form,
    loaded,
    askWhich,
  )

  const offered = offeredLanguages(settings.languages)
  const [chosen, setChosen] = useState<Language>()
  const [slide, setSlide] = useState<number>()
  /** The page of the school whose fields have the focus: its place, or its name. */
  const [page, setPage] = useState<number | LegalPage>()
  /** The language whose texts are written. */
  const language = offered.find((one) => one === chosen) ?? settings.languages.first
  const facts = useCall(endpoints.legalSamples, { query: { lang: language } }).data
  /** Shows a field, which may be one of another language. @returns its name */
  const show = (field: string) => {
    flushSync(() => setChosen(languageOf(field)))
    return reveal(form.current, field)
  }

  useOpenAt(root, wanted)

  const send = async () => {
    setBroughtBack('')
    try {
      return await save()
    } catch (error) {
      if (!(error instanceof ApiError) || !error.field) throw error
      const field = show(error.field)
      throw new ApiError(error.message, { status: error.status, field })
    }
  }
  /** Shows an earlier version in the preview, or again what is in the form. */
  const previewVersion = (version: ChosenVersion | undefined) => {
    setPreviewed(version)
    setPreviewing(version !== undefined)
  }
  /** A link of the summary of errors leads to a field whose section may be closed. */
  const openSection = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('[href^="#settings."]')
    if (link) show(link.getAttribute('href')?.slice(1) ?? '')
  }
  const takeBack = ({ settings: older, renamed, name }: ChosenVersion) =>
    confirmLeave(() => {
      previewVersion(undefined)
      bringBack(older, renamed)
      setBroughtBack(name)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    })

  return (
    <LegalFacts value={facts}>
      <div className="stack school" ref={root}>
        <div
          className="school-form"
          onClickCapture={openSection}
          onFocusCapture={({ target }) => {
            setSlide(slideAround(target))
            setPage((before) => pageAround(target) ?? before)
          }}
        >
          <Alert
            live
            actions={
              <Button variant="quiet" size="small" onClick={draft.discard}>
                {forms.drafts.discard}
              </Button>
            }
          >
            {draft.restored && changed && forms.drafts.restored({ at: dayAndTime(draft.restored.at) })}
          </Alert>
          <PageForm
            key={draft.round}
            formRef={form}
            draft={draft}
            send={send}
            validate={() => tooLongTexts(settings)}
            onInvalid={({ errors }) => {
              for (const { field } of errors) if (field) show(field)
            }}
            submitLabel={texts().forms.save}
            onDone={() => setSaved(true)}
            actions={
              <>
                {!isWide && (
                  <Button variant="quiet" onClick={() => setPreviewing(true)}>
                    {text.showPreview}
                  </Button>
                )}
                <p role="status" className="school-state">
                  {changed ? text.unsaved : isSaved ? text.saved : savedText(saved)}
                </p>
                {next && !changed && (
                  <LinkButton variant="quiet" href={next.href}>
                    {next.label}
                  </LinkButton>
                )}
              </>
            }
          >
            <PhoneCountry value={saved.phoneCountry}>
              <EditingContext value={editing}>
                {offered.length > 1 && (
                  <Translations
                    settings={settings}
                    offered={offered}
                    language={language}
                    onLanguage={setChosen}
                    part={wanted}
                  />
                )}
                <div key={times} hidden={language !== settings.languages.first}>
                  {schoolForm.map((part) => (
                    <PartSection
                      key={part.name}
                      part={part}
                      settings={settings}
                      classKeys={classKeys}
                      sample={saved.sample}
                      open={part.name === wanted}
                    />
                  ))}
                </div>
              </EditingContext>
            </PhoneCountry>
          </PageForm>
          <Alert live>{broughtBack && text.versions.broughtBack({ version: broughtBack })}</Alert>
          <Versions present={saved.version} onPreview={previewVersion} onBringBack={takeBack} />
        </div>
        <PreviewPane isBeside={isWide} open={previewing} onClose={() => previewVersion(undefined)}>
          {previewed && (
            <VersionShown
              version={previewed}
              onBringBack={() => takeBack(previewed)}
              onClose={() => previewVersion(undefined)}
            />
          )}
          <Preview
            settings={previewed?.settings ?? settings}
            part={wanted}
            language={language}
            slide={slide}
            page={typeof page === 'number' ? pathOfPage(settings, page) : page && ownPagePath(page)}
          />
        </PreviewPane>
        {question}
      </div>
    </LegalFacts>
  )
}

/** Begins at a section: its heading has the focus and is at the top. */
function useOpenAt(root: RefObject<HTMLElement | null>, wanted: string) {
  useEffect(() => {
    const summary = root.current?.querySelector<HTMLElement>(`[data-part="${wanted}"] > summary`)
    summary?.focus({ preventScroll: true })
    // After the frame in which the form appears: the footer would seem to have moved.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => summary?.scrollIntoView?.())
    })
    return () => cancelAnimationFrame(frame)
  }, [root, wanted])
}

type VersionShownProps = { version: ChosenVersion; onBringBack: () => void; onClose: () => void }

/** Says above the preview which earlier version it is. */
function VersionShown({ version, onBringBack, onClose }: VersionShownProps) {
  const { forms, school } = texts()
  return (
    <Alert
      actions={
        <>
          <Button size="small" onClick={onBringBack}>
            {school.versions.back}
          </Button>
          <Button variant="quiet" size="small" onClick={onClose}>
            {forms.back}
          </Button>
        </>
      }
    >
      {school.versions.looking({ version: version.name })}
    </Alert>
  )
}

/** The slide that a control belongs to, by the names of the fields. */
function slideAround(control: Element): number | undefined {
  const named = control.closest('li')?.querySelector('[name]') ?? control
  const index = /\.slides\.(\d+)\./.exec(named.getAttribute('name') ?? '')?.[1]
  return index === undefined ? undefined : Number(index)
}

/** The page of the school that a control belongs to, by the names of the fields: its place, or its name. */
function pageAround(control: Element): number | LegalPage | undefined {
  const nameOf = (element: Element | null | undefined) => element?.getAttribute('name') || undefined
  const around = control.closest('li[data-at], .school-group')?.querySelector('[name^="settings."]')
  const name = nameOf(control) ?? nameOf(around) ?? ''
  const index = /\.ownPages\.(\d+)\./.exec(name)?.[1]
  return index === undefined ? LEGAL_PAGES.find((page) => name.startsWith(`settings.legal.${page}`)) : Number(index)
}

function pathOfPage({ ownPages }: SchoolSettings, at: number): string | undefined {
  const page = withSlugs(ownPages)[at]
  return page && ownPagePath(page.slug)
}

const savedText = ({ savedAt, savedBy }: SavedSchool) => {
  const text = texts().school
  return savedAt
    ? text.savedBy({ by: savedBy ?? texts().forms.conflicts.nobody, at: momentOf(savedAt) })
    : text.neverSaved
}

/** Opens the sections around a field, or around the nearest one: 'contact.position.latitude' is a part of one. @returns its name */
function reveal(form: HTMLFormElement | null, field: string): string | undefined {
  const control = form?.querySelector(`[name="${field}"]:not([type=hidden]), [data-name="${field}"]`)
  if (!control) return field.includes('.') ? reveal(form, field.slice(0, field.lastIndexOf('.'))) : undefined
  for (let around = control.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true
  }
  return field
}

/** Whether a media query matches, such as '(width >= 64rem)'. */
function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const follow = () => setMatches(media.matches)
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [query])
  return matches
}
