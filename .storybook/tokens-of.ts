/// <reference types="vite/client" />
const styles = import.meta.glob<string>('../ui-kit/*/*.css', { query: '?raw', import: 'default', eager: true })
const defined = Object.values(
  import.meta.glob<string>('../ui-kit/tokens.css', { query: '?raw', import: 'default', eager: true }),
).join('')

/** The design tokens that the style of a component reads, in the order of their names. @param name such as 'NoticeCard' */
export function tokensOf(name: string): string[] {
  const folder = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  const css = styles[`../ui-kit/${folder}/${folder}.css`] ?? ''
  const read = new Set([...css.matchAll(/var\((--kit-[\w-]+)/g)].map(([, token = '']) => token))
  return [...read].filter((token) => defined.includes(`${token}:`)).sort()
}
