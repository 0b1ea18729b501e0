/**
 * The Firefox that the smoke tests drive by WebDriver BiDi: where it is found, how it is installed when it is missing, how
 * it is started. Playwright drives only a Firefox of its own build, which it downloads; puppeteer-core drives the one
 * that people have.
 */
import { existsSync } from 'node:fs'
import { type Browser, launch } from 'puppeteer-core'
import { installPackages, mayInstall } from './apt.ts'

const PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/usr/local/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

const installed = () => PATHS.find((path) => existsSync(path))

/**
 * The path of an installed Firefox. Installs Debian's ESR if there is none. Undefined: there is none, and none can be
 * installed from here.
 *
 * @throws Error if FIREFOX_PATH leads to no file
 */
export async function firefoxPath(): Promise<string | undefined> {
  const wanted = process.env.FIREFOX_PATH
  if (wanted && !existsSync(wanted))
    throw new Error(`FIREFOX_PATH is ${wanted}, where there is no file. Point it at a Firefox, or unset it.`)
  const found = wanted ?? installed()
  if (found || !mayInstall()) return found
  console.log('No Firefox found: installing one. This is done once.')
  await installPackages('firefox-esr')
  return installed()
}

/** Starts a Firefox with a profile of its own, in English. The caller closes it. */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = await firefoxPath()
  if (!executablePath) throw new Error('There is no Firefox here. Install it with your system, or set FIREFOX_PATH.')
  return launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.locale.requested': 'en-US',
      // How things move is tested in Chromium.
      'ui.prefersReducedMotion': 1,
    },
  })
}
