/** What a component is called on the screen: how its texts are written, and those that it has by itself. */
import { defaultMessages } from '@my-school/ui-kit'
import { de } from '@my-school/ui-kit/messages/de'
import { ur } from '@my-school/ui-kit/messages/ur'
import { Heading } from '@storybook/addon-docs/blocks'
import { Text } from '../stories/do-and-dont.tsx'
import { textsOf } from './texts-of.ts'

const LANGUAGES = [
  { lang: 'en', title: 'English', catalog: defaultMessages },
  { lang: 'de', title: 'German', catalog: de },
  { lang: 'ur', title: 'Urdu', catalog: ur },
]

export function Wording({ name, wording }: { name: string; wording: Readonly<Record<string, string>> }) {
  return (
    <>
      <Heading>Wording</Heading>
      <table className="docs-table">
        <tbody>
          {Object.entries(wording).map(([what, rule]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                <Text>{rule}</Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <DefaultTexts name={name} />
    </>
  )
}

function DefaultTexts({ name }: { name: string }) {
  const columns = LANGUAGES.map(({ lang, catalog }) => ({ lang, texts: textsOf(name, catalog, lang) }))
  const keys = Object.keys(columns[0]?.texts ?? {})
  if (keys.length === 0) return null
  return (
    <details>
      <summary>
        Its own texts: {keys.length} in {LANGUAGES.length} languages
      </summary>
      <table className="docs-table">
        <thead>
          <tr>
            <th scope="col">Text</th>
            {LANGUAGES.map(({ lang, title }) => (
              <th key={lang} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              {columns.map(({ lang, texts }) => (
                <td key={lang} lang={lang} dir="auto">
                  {texts[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
