import { SelectField } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { type HideablePage, LANGUAGES, type Language, type PublicSchool, type SchoolSettings } from '#contract'
import { publicSchool } from '#contract/school/public'
import { texts } from '#messages'
import { getBuiltPage } from '../../api/documents.ts'
import { useTextReader } from '../../hooks/use-text-reader.ts'
import { hideablePaths, useSchool } from '../../state/school.ts'
import { useTheme } from './use-theme.ts'

const pages = () => {
  const { layout } = texts()
  return [
    { value: '/', label: layout.home },
    { value: hideablePaths.about, label: layout.about },
    { value: hideablePaths.contact, label: layout.contact },
    { value: hideablePaths.questions, label: layout.questions },
    { value: '/notice-board', label: layout.board },
  ]
}
/** The pages that show a section of the form; Home shows the others. */
const partPages: Record<string, string> = hideablePaths
const themes = ['light', 'dark'] as const
const widths = { narrow: 360, wide: 1280 }

/** The messages to the frame. */
export type Shown = { school: PublicSchool; path: string; theme: 'light' | 'dark'; css: string; slide?: number }

type Props = {
  settings: SchoolSettings
  part: string
  language: Language
  /** The slide that is being edited. */
  slide: number | undefined
}

/**
 * A public page as it will be: the portal itself, in a frame, with settings that are not saved. Its document is written
 * here, so that no address of the server shows it and no other site can.
 */
export function Preview({ settings, part, language, slide }: Props) {
  const text = texts().school.preview
  const read = useTextReader(settings)
  const mail = useSchool().mail ?? false
  const frame = useRef<HTMLIFrameElement>(null)
  const [path, setPath] = useState(partPages[part] ?? '/')
  const [theme, setTheme] = useState<(typeof themes)[number]>('light')
  const [width, setWidth] = useState<keyof typeof widths>('narrow')
  const css = useTheme(settings.colours)?.css ?? ''
  const show = () => {
    const message: Shown = { school: publicSchool(settings, language, read, mail), path, theme, css, slide }
    frame.current?.contentWindow?.postMessage(message, origin)
  }
  const latest = useRef(show)
  latest.current = show
  useEffect(show, [settings, language, path, theme, css, slide, read, mail])
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
  return (
    <>
      <div className="grid preview-choices">
        <SelectField
          label={text.page}
          name="page"
          options={pages()}
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
