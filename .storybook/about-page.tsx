/** What else there is about a component: its Markdown, its source, its entries in the changelog, its review status. */
/// <reference types="vite/client" />
import { reviewed } from 'virtual:kit-docblocks'
import { Heading, Source } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import { Text } from '../stories/do-and-dont.tsx'
import changelog from '../ui-kit/CHANGELOG.md?raw'

const sources = import.meta.glob<string>('../ui-kit/*/*.{tsx,css}', { query: '?raw', import: 'default' })

/** The entries of the changelog that name a component, by version, newest first. */
export function changesOf(name: string, log: string): { version: string; entries: string[] }[] {
  return log
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      version: part.split('\n')[0]?.replace(/[[\]]/g, '') ?? '',
      entries: part
        .split('\n')
        .filter((line) => line.startsWith('- ') && line.includes(`\`${name}\``))
        .map((line) => line.slice(2)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** @param file the folder of the component */
export function AboutPage({ name, file }: { name: string; file: string }) {
  const review = reviewed.rows[file]
  const changes = changesOf(name, changelog)
  return (
    <>
      <Heading>More about it</Heading>
      {review && (
        <p>
          <a href={`docs/${file}.md`} target="_blank" rel="noreferrer">
            This page as Markdown
          </a>
          , as in the package. The{' '}
          <a href="docs/review-status.md" target="_blank" rel="noreferrer">
            review status
          </a>{' '}
          of all components says what is not tested.
        </p>
      )}
      {review && (
        <table className="docs-table">
          <thead>
            <tr>
              <th scope="col">Review</th>
              <th scope="col">What tests look at</th>
            </tr>
          </thead>
          <tbody>
            {reviewed.heads.map((head, index) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                <td>{review[index]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3>Changes</h3>
      {changes.length === 0 && <p>None since the first version.</p>}
      {changes.map(({ version, entries }) => (
        <section key={version}>
          <h4>{version}</h4>
          <ul>
            {entries.map((entry) => (
              <li key={entry}>
                <Text>{entry}</Text>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {['tsx', 'css'].map((ending) => {
        const path = `../ui-kit/${file}/${file}.${ending}`
        return sources[path] && <SourceOf key={ending} path={path} load={sources[path]} />
      })}
    </>
  )
}

/** A file that is loaded when it is opened. */
function SourceOf({ path, load }: { path: string; load: () => Promise<string> }) {
  const [code, setCode] = useState('')
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && load().then(setCode)}>
      <summary>Source: {path.replace('../', '')}</summary>
      {code && <Source code={code} language={path.endsWith('.css') ? 'css' : 'tsx'} />}
    </details>
  )
}
