/**
 * The Chromium that the tests drive: where it is found, how it is installed when it is missing, how it is started.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

// No GPU, no QUIC, and nothing fetched that no test asked for.
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Only this machine is found, so that no test depends on the network. A route for it in each context would also turn
  // off the browser's cache, and take every request through the processes of the test and of the runner.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/**
 * A browser for a test file, which closes it. Each file has its own: it starts in 50 ms, and one for all would take every
 * message through the runner's process, too.
 */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args })
}

/** Path of a Chromium that exists; one is installed when there is none. Throws, saying what to do, when it cannot be. */
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
  // The first is the same browser without windows: it takes a quarter less of the processor.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => names.map((name) => join(folder, name)))
}

async function install(): Promise<string> {
  const attempts = debianAsRoot() ? [installWithApt, installWithPlaywright] : [installWithPlaywright]
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
 * Fonts that desktops and phones have and a bare Debian does not. Liberation has the metrics of the font that stands in
 * for the portal's until that is there (Arial, Roboto), for layout tests. Nafees has the letters of Urdu.
 */
const FONTS = ['liberation', 'fonts-nafees']
const FONT_PACKAGES = ['fonts-liberation', 'fonts-nafees']

async function installFonts(): Promise<void> {
  if (!debianAsRoot() || FONTS.every((font) => existsSync(`/usr/share/fonts/truetype/${font}`))) return
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...FONT_PACKAGES])
}

const debianAsRoot = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

async function installWithApt(): Promise<void> {
  await run('apt-get', ['update'])
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!installed()) await run('apt-get', ['install', '-y', '--no-install-recommends', name])
  }
}

async function installWithPlaywright(): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  await run(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium'])
}

/** Runs a command with its output shown. One that fails is not an error here: what counts is whether a browser is there. */
function run(command: string, words: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(command, words, { stdio: 'inherit', env })
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message)
      done()
    })
    child.on('close', () => done())
  })
}
