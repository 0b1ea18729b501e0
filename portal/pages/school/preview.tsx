import { SelectField } from '@my-school/ui-kit'
import { type ContextType, useContext, useEffect, useMemo, useRef, useState } from 'react'
import {
  type HideablePage,
  type InFirst,
  LANGUAGES,
  type Language,
  LEGAL_PAGES,
  ownPagePath,
  type PublicSchool,
  type SchoolSettings,
  type TextBlock,
  typedBlocks,
} from '#contract'
import type { SchoolPage } from '#contract/operations'
import { withLegalValues, withSlugs } from '#contract/school/own-pages'
import { publicSchool } from '#contract/school/public'
import { textsIn } from '#contract/school/translations'
import { texts } from '#messages'
import { getBuiltPage } from '../../api/documents.ts'
import { useTextReader } from '../../hooks/use-text-reader.ts'
import { hideablePaths, useSchool } from '../../state/school.ts'
import { LegalFacts } from './editing.ts'
import { useTheme } from './use-theme.ts'

/** @param own the pages of the school's own */
const pages = (own: SchoolSettings['ownPages']) => {
  const { layout, school } = texts()
  return [
    { value: '/', label: layout.home },
    { value: hideablePaths.about, label: layout.about },
    { value: hideablePaths.contact, label: layout.contact },
    { value: hideablePaths.questions, label: layout.questions },
    { value: '/notice-board', label: layout.board },
    ...own.map(({ slug, title }) => ({ value: ownPagePath(slug), label: title || school.preview.untitled })),
    ...LEGAL_PAGES.map((page) => ({ value: ownPagePath(page), label: layout[page] })),
  ]
}
/** The pages that show a section of the form; Home shows the others. */
const partPages: Record<string, string> = { ...hideablePaths, legal: ownPagePath('privacy') }
const themes = ['light', 'dark'] as const
const widths = { narrow: 360, wide: 1280 }

/** The messages to the frame. */
export type Shown = {
  school: PublicSchool
  /** The page of the school that is shown, if it is one. */
  page: SchoolPage | undefined
  path: string
  theme: 'light' | 'dark'
  css: string
  slide?: number
}

type Props = {
  settings: SchoolSettings
  part: string
  language: Language
  /** The slide that is being edited. */
  slide: number | undefined
  /** The path of the page of the school that is being edited. */
  page: string | undefined
}

/**
 * A public page as it will be: the portal itself, in a frame, with settings that are not saved. Its document is written
 * here, so that no address of the server shows it and no other site can.
 */
export function Preview({ settings: edited, part, language, slide, page: wanted }: Props) {
  const text = texts().school.preview
  const settings = useMemo(() => ({ ...edited, ownPages: withSlugs(edited.ownPages) }), [edited])
  const facts = useContext(LegalFacts)
  const read = useTextReader(settings)
  const mail = useSchool().mail ?? false
  const frame = useRef<HTMLIFrameElement>(null)
  const [path, setPath] = useState(partPages[part] ?? '/')
  useEffect(() => {
    if (wanted) setPath(wanted)
  }, [wanted])
  const [theme, setTheme] = useState<(typeof themes)[number]>('light')
  const [width, setWidth] = useState<keyof typeof widths>('narrow')
  const css = useTheme(settings.colours)?.css ?? ''
  const show = () => {
    const page = pageAt(path, settings, language, { facts, read })
    const message: Shown = { school: publicSchool(settings, language, read, mail), page, path, theme, css, slide }
    frame.current?.contentWindow?.postMessage(message, origin)
  }
  const latest = useRef(show)
  latest.current = show
  useEffect(show, [settings, language, path, theme, css, slide, read, facts, mail])
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return
      // A link in it was followed, or it has started.
      if (typeof data === 'string') setPath(data)
      latest.current()
    }
    addEventListener('message', listen)
    writeDocument(frame.current?.contentDocument, language).catch(console.error)
    return () => removeEventListener('message', listen)
  }, [language])

  const scale = useScale(frame, widths[width])
  const isHidden = Object.entries(hideablePaths).some(
    ([page, hideable]) => hideable === path && !settings.pages[page as HideablePage],
  )
  const isDraft = LEGAL_PAGES.some((page) => ownPagePath(page) === path && !settings.confirmed[page])
  return (
    <>
      <div className="grid preview-choices">
        <SelectField
          label={text.page}
          name="page"
          options={pages(settings.ownPages)}
          value={path}
          onValueChange={({ value }) => setPath(value)}
        />
        <SelectField
          label={text.theme}
          name="theme"
          options={themes.map((value) => ({ value, label: text[value] }))}
          value={theme}
          onValueChange={({ value }) => setTheme(value)}
        />
        <SelectField
          label={text.width}
          name="width"
          options={(['narrow', 'wide'] as const).map((value) => ({ value, label: text[value] }))}
          value={width}
          onValueChange={({ value }) => setWidth(value)}
        />
      </div>
      {isHidden && <p role="status">{text.hidden}</p>}
      {isDraft && <p role="status">{text.draft}</p>}
      <div className="preview-window" data-width={width}>
        <iframe
          key={language}
          ref={frame}
          title={text.frame}
          style={{ inlineSize: widths[width], blockSize: `${100 / scale}%`, scale }}
        />
      </div>
    </>
  )
}

type Reading = { facts: ContextType<typeof LegalFacts>; read: ((text: string) => TextBlock[]) | undefined }

/** The page of the school at a path, with what is in the form; of one that it must have, the sample until something is written. */
function pageAt(path: string, whole: SchoolSettings, language: Language, { facts, read = typedBlocks }: Reading) {
  const settings = textsIn(whole, language)
  const legal = LEGAL_PAGES.find((page) => ownPagePath(page) === path)
  if (legal) {
    const text = settings.legal[legal] || (facts?.samples[legal] ?? '')
    return { slug: legal, text: read(facts ? withLegalValues(text, facts.values) : text) }
  }
  const page = settings.ownPages.find(({ slug }) => ownPagePath(slug) === readable(path))
  if (!page) return undefined
  const { slug, title, text, files, inFirst } = page as typeof page & InFirst
  // The server knows the sizes.
  const shown = files.map(({ id, ...names }) => ({ _id: id, ...names, type: '', size: 0, version: '' }))
  return { slug, title, text: read(text), files: shown, ...(inFirst && { inFirst }) }
}

/** A path as it is written: a link that was followed in the frame has it encoded. */
const readable = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** How much the page is made smaller so that its whole width is seen. */
function useScale(frame: { current: HTMLElement | null }, width: number): number {
  const [space, setSpace] = useState(width)
  useEffect(() => {
    const parent = frame.current?.parentElement
    if (!parent) return
    const observer = new ResizeObserver(([entry]) => entry && setSpace(entry.contentRect.width))
    observer.observe(parent)
    return () => observer.disconnect()
  }, [frame])
  return Math.min(1, space / width) || 1
}

/**
 * Writes the document of the frame: the style of every page, and the script of the portal in this language, which in a
 * frame starts the preview. It has the address and the content security policy of this page, which allows no style of
 * another language in the document.
 */
async function writeDocument(inner: Document | null | undefined, language: Language): Promise<void> {
  const { style, script } = await getBuiltPage(language)
  const view = inner?.defaultView as (Window & typeof globalThis) | null | undefined
  // The frame may be gone meanwhile: a document of no window takes no style sheet.
  if (!inner || !view) return
  inner.open()
  inner.write(
    `<!doctype html><html lang="${language}" dir="${LANGUAGES[language].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts().school.preview.heading}</title><script type="module" src="${script}"></script></head><body><div id="root"></div></body></html>`,
  )
  inner.close()
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(style)
  inner.adoptedStyleSheets.push(sheet)
}
