/**
 * The Chromium that the tests drive: where it is found, how it is installed when it is missing, how it is started.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { installPackages, mayInstall, runShown } from './apt.ts'

// No GPU, no QUIC, no background requests of the browser.
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page that is opened or loaded again stays in the process that has compiled the scripts.
  '--process-per-site',
  // Host names other than this machine do not resolve, so that no test depends on the network. Playwright's `route` in
  // each context would also turn off the browser's cache and send every request through the process of the test.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/**
 * Starts a browser, in 50 ms. The caller closes it.
 *
 * @param more switches of its command line
 */
export async function launchBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: [...args, ...more] })
}

/**
 * Starts a browser of a person with another language. Its own texts are in it where its package for the language is
 * installed, `chromium-l10n` on Debian; else they are English.
 */
export async function launchBrowserIn(language: string): Promise<Browser> {
  // Linux says the language in the environment, other systems take the switch.
  const env = { ...process.env, LANGUAGE: language }
  return chromium.launch({ executablePath: await chromiumPath(), args: [...args, `--lang=${language}`], env })
}

/**
 * The path of an installed Chromium. Installs one if there is none.
 *
 * @throws Error that says what to do, if it cannot be installed
 */
export async function chromiumPath(): Promise<string> {
  await installFonts()
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && !existsSync(wanted))
    throw new Error(`CHROMIUM_PATH is ${wanted}, where there is no file. Point it at a Chromium, or unset it.`)
  return wanted ?? installed() ?? (await install())
}

function installed(): string | undefined {
  return [...usualPlaces(), chromium.executablePath()].find((path) => existsSync(path))
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((app) =>
      ['/', homedir()].map((base) => join(base, `Applications/${app}.app/Contents/MacOS/${app}`)),
    )
  if (process.platform === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
      ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].flatMap((app) =>
        ['chrome.exe', 'msedge.exe'].map((file) => join(process.env[name] ?? '', app, 'Application', file)),
      ),
    )
  // The first is the headless build of the same browser: it uses a quarter less processor time.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => names.map((name) => join(folder, name)))
}

/**
 * Debian has the headless build as a package of its own. Where only the whole browser is installed, it is installed beside
 * it: half a minute once, and a quarter less processor time in each run (37 s became 28 for three files of pages).
 */
export async function installHeadless(): Promise<void> {
  const [headless = '', whole = ''] = usualPlaces()
  if (process.env.CHROMIUM_PATH || !mayInstall() || existsSync(headless) || !existsSync(whole)) return
  await installPackages('chromium-headless-shell')
}

async function install(): Promise<string> {
  const attempts = mayInstall() ? [installWithApt, installWithPlaywright] : [installWithPlaywright]
  for (const attempt of attempts) {
    console.log('No Chromium found: installing one. This is done once.')
    await attempt()
    const path = installed()
    if (path) return path
  }
  throw new Error(
    'The browser tests need a Chromium, and none could be installed from here (the reasons are above). ' +
      'Install Chromium or Chrome with your system, or set CHROMIUM_PATH to one.',
  )
}

/**
 * Fonts that desktops and phones have and a minimal Debian does not. Liberation has the metrics of Arial, the fallback
 * while the portal's font loads; layout tests need it. Nafees has the letters of Urdu.
 */
const FONTS = ['liberation', 'fonts-nafees']
const FONT_PACKAGES = ['fonts-liberation', 'fonts-nafees']

async function installFonts(): Promise<void> {
  if (!mayInstall() || FONTS.every((font) => existsSync(`/usr/share/fonts/truetype/${font}`))) return
  await installPackages(...FONT_PACKAGES)
}

async function installWithApt(): Promise<void> {
  for (const name of ['chromium-headless-shell', 'chromium']) if (!installed()) await installPackages(name)
}

async function installWithPlaywright(): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  await runShown(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium'])
}
