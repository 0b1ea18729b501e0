/** What the sources of a component say of it: read here, so that no list of it has to be kept. */
const scripts = import.meta.glob<string>('../../ui-kit/*/*.tsx', { query: '?raw', import: 'default', eager: true })
const styles = import.meta.glob<string>('../../ui-kit/*/*.css', { query: '?raw', import: 'default', eager: true })

/** `NoticeCard` is in `notice-card`. */
const folderOf = (component: string) => component.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

/** The distinct first groups of what matches in the files of the component's folder. */
function found(files: Record<string, string>, component: string, pattern: RegExp): string[] {
  const folder = `../../ui-kit/${folderOf(component)}/`
  const texts = Object.entries(files).flatMap(([path, text]) => (path.startsWith(folder) ? [text] : []))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name as string)))].sort()
}

/** Its public parts, in the alphabet. */
export const partsOf = (component: string) => found(scripts, component, /data-part="([\w-]+)"/g)

/** The tokens that its own style reads. */
export function tokensOf(component: string): string[] {
  const own = found(styles, component, /(--kit-[\w-]+):/g)
  return found(styles, component, /var\((--kit-[\w-]+)/g).filter((token) => !own.includes(token))
}

/** The type of a prop as it is written in the interface of the component. */
export const typeOf = (component: string, prop: string): string | undefined =>
  found(scripts, component, new RegExp(`^ {2}${prop}\\??: (.+)$`, 'gm')).at(-1)
