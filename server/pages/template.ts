import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeMarkup, jsonForScript, type Language, type PublicSchool, type RenderedPage, type Theme } from '#contract'
import type { SchoolTheme } from '../branding/school-theme.ts'

// bounded: the index.html that we build
const NO_SCRIPT = /<noscript>.*<\/noscript>/s

/** The parts that every document of a school has. */
type Shown = {
  school: PublicSchool
  /** Of the settings. */
  version: number
  /** Of the colours of the school. */
  schoolTheme: SchoolTheme | undefined
  theme: Theme
}

/**
 * Where the first of two `theme-color` elements is used, which colours the browser's own bars: it has the light theme, and
 * the second is used elsewhere. A theme that is chosen later counts from the next document on.
 */
const LIGHT: Record<Theme, string> = { system: '(prefers-color-scheme: light)', light: 'all', dark: 'not all' }

/** The elements for the colours of the school in the head of a document. */
function headOfTheme(schoolTheme: SchoolTheme | undefined, theme: Theme): string {
  if (!schoolTheme) return ''
  const { light, dark } = schoolTheme.frame
  const bars = `<meta name="theme-color" content="${light}" media="${LIGHT[theme]}" /><meta name="theme-color" content="${dark}" />`
  return `<style>${schoolTheme.css}</style>${bars}`
}

type Shell = { needs?: string[]; withoutScript?: string }

/** The settings of the school, which portal/state/school.ts reads. */
const schoolScript = ({ school, version }: Shown) =>
  `<script type="application/json" id="school" data-version="${version}">${jsonForScript(school)}</script>`

/** By language the files of each area of the portal. */
type Areas = Readonly<Record<string, Record<string, string[]>>>

/** @param renderDir the folder of areas.json, which the build has written */
export function templateReader(renderDir: string) {
  const areas: Areas = JSON.parse(readFileSync(join(renderDir, 'areas.json'), 'utf8'))
  return (page: string, language: Language) => readTemplate(page, areas[language] ?? {})
}

/**
 * Fills the built index.html of a language.
 * @param page the built index.html
 * @param files those of each area of the portal
 */
function readTemplate(page: string, files: Record<string, string[]>) {
  const [start = '', , middle = '', body, end] = page.split(/<!--\/?(?:head|body)-->/)

  const filesOf = (needs: string[]) => needs.flatMap((name) => files[name] ?? [])
  /** Preloads the scripts together with the main one. */
  const preloading = (needs: string[]) =>
    filesOf(needs)
      .filter((file) => file.endsWith('.js'))
      .map((file) => `<link rel="modulepreload" href="${file}" />`)
      .join('')
  const needsStyles = (needs: string[]) => filesOf(needs).some((file) => file.endsWith('.css'))
  const themed = (theme: Theme) => (theme === 'system' ? start : start.replace('<html', `<html data-theme="${theme}"`))

  return {
    /** A rendered page. */
    page({ head, body, needs }: RenderedPage, shown: Shown): string {
      const { schoolTheme, theme } = shown
      return (
        themed(theme) +
        head +
        middle.replace('</head>', `${headOfTheme(schoolTheme, theme)}${preloading(needs)}</head>`) +
        schoolScript(shown) +
        body +
        end
      )
    },
    /**
     * An empty document for a page that the browser makes.
     * @param withoutScript HTML for a browser without JavaScript; by default that of index.html
     */
    shell({ needs = [], withoutScript }: Shell, shown: Shown): string {
      const { school, schoolTheme, theme } = shown
      const links = needsStyles(needs) ? middle.replace('data-style="staff" disabled', 'data-style="staff"') : middle
      const root = body?.replace(NO_SCRIPT, (own) => (withoutScript ? `<noscript>${withoutScript}</noscript>` : own))
      const title = `<title>${escapeMarkup(school.identity.name)}</title>`
      return (
        themed(theme) +
        title +
        links.replace('</head>', `${headOfTheme(schoolTheme, theme)}${preloading(needs)}</head>`) +
        schoolScript(shown) +
        root +
        end
      )
    },
  }
}
