/** The first that matches, since most browsers name others in their User-Agent too. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const ON = ' on '

/** Browser and system in words, such as 'Firefox on Windows'; '' if neither is known. */
export function deviceOf(userAgent = ''): string {
  const nameIn = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(ON)
}

/** The browser and the system of such words, '' for one that is not known: each language joins them in its own way. */
export function partsOf(device: string) {
  const names = device.split(ON)
  const nameIn = (list: typeof BROWSERS) => list.find(([, name]) => names.includes(name))?.[1] ?? ''
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) }
}
