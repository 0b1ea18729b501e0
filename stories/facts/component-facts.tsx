import { type Facts, facts } from './facts.ts'
import { partsOf, tokensOf } from './sources.ts'
import './facts.css'

/** The version in which all that is there now came. */
const SINCE = '0.1.0'

/** When to use a component, its keys, parts and tokens. Renders a `<div>`, or nothing for what is no component. */
export function ComponentFacts({ component }: { component: string }) {
  const about = facts[component]
  if (!about) return null
  const tokens = tokensOf(component)
  const parts = partsOf(component)
  return (
    <div className="kit-facts">
      <h2>When to use it</h2>
      <dl>
        <dt>Do</dt>
        <dd>{about.use}</dd>
        <dt>Do not</dt>
        <dd>{about.avoid}</dd>
        <dt>Status</dt>
        <dd>
          {about.isNew ? 'New: it may still change' : 'Stable'}. Since {SINCE}.
        </dd>
      </dl>
      <h2>Keyboard and screen reader</h2>
      <dl>
        <Keys keys={about.keys} />
        <dt>Screen reader</dt>
        <dd>{about.reads ?? 'What the native elements say.'}</dd>
      </dl>
      <h2>Anatomy</h2>
      <dl>
        {parts.length > 0 && (
          <>
            <dt>Parts</dt>
            <dd>
              {parts.map((part) => (
                <code key={part}>{part}</code>
              ))}
            </dd>
          </>
        )}
        <dt>Tokens</dt>
        <dd>{tokens.length > 0 ? tokens.map((token) => <Token key={token} name={token} />) : 'None of its own.'}</dd>
      </dl>
    </div>
  )
}

const Keys = ({ keys }: Pick<Facts, 'keys'>) =>
  keys ? (
    keys.map(([key, effect]) => (
      <div key={key + effect} style={{ display: 'contents' }}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{effect}</dd>
      </div>
    ))
  ) : (
    <>
      <dt>Keyboard</dt>
      <dd>It takes no focus.</dd>
    </>
  )

const Token = ({ name }: { name: string }) => (
  <code>
    {name.startsWith('--kit-color') && <span className="swatch" style={{ background: `var(${name})` }} />}
    {name}
  </code>
)
