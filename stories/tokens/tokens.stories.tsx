/// <reference types="vite/client" />
import css from '@my-school/ui-kit/tokens.css?raw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrast, readColours, type Theme } from '../foundations/contrast.ts'
import { PAIRS, type Pair } from '../foundations/pairs.ts'
import './tokens.css'

const meta = {
  title: 'Tokens',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, actions: { disable: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every pair of colours with its contrast, calculated from tokens.css. A test checks the same list. */
export const Colours: Story = {
  render: () => (
    <>
      <h1>Colours</h1>
      <p>
        Each pair with its contrast, calculated from <code>tokens.css</code>, and the contrast that WCAG 2.2 AA requires
        for that use. A pair that is not here is not used.
      </p>
      <div className="token-themes">
        <Sheet theme="light" name="Paper" />
        <Sheet theme="dark" name="Chalkboard" />
      </div>
    </>
  ),
}

const colours = { light: readColours(css, 'light'), dark: readColours(css, 'dark') }

function Sheet({ theme, name }: { theme: Theme; name: string }) {
  return (
    <section data-theme={theme} className="token-sheet">
      <h2>{name}</h2>
      {PAIRS.map((pair) => (
        <section key={pair.front} className="token-pair">
          <h3>
            <code>{pair.front}</code> {pair.use}
          </h3>
          <ul>
            {pair.on.map((background) => (
              <Sample key={background} theme={theme} pair={pair} background={background} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function Sample({ theme, pair, background }: { theme: Theme; pair: Pair; background: string }) {
  const [front, behind] = [colours[theme].get(pair.front), colours[theme].get(background)]
  if (!front || !behind) throw new Error(`tokens.css lacks ${pair.front} or ${background}`)
  const ratio = contrast(front, behind)
  const style = {
    '--token-front': `var(--kit-color-${pair.front})`,
    '--token-background': `var(--kit-color-${background})`,
  } as React.CSSProperties
  return (
    <li>
      <span className="token-sample" data-kind={pair.least === 4.5 ? 'text' : 'shape'} style={style} aria-hidden="true">
        {pair.least === 4.5 ? 'Il1 O0' : ''}
      </span>
      <span>
        on <code>{background}</code>
      </span>
      <span className="token-ratio">
        {ratio.toFixed(1)} <small>of {pair.least}</small>
      </span>
    </li>
  )
}

const values = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '', value = '']) => ({ name, value }))

/** One font family, in which I, l, 1 and 0, O look different; nothing is smaller than 16 px. */
export const Type: Story = {
  render: () => (
    <>
      <h1>Type</h1>
      <p>
        Atkinson Hyperlegible Next, in which I, l, 1 and 0, O look different. Ids and passwords have a monospace font:{' '}
        <code className="token-mono">Il1-O0-4711@mySchool.com</code>
      </p>
      <ul className="token-list">
        {values(/--kit-text-(\w+):\s*([^;]+);/g).map(({ name, value }) => (
          <li key={name}>
            <span className="token-name">
              <code>--kit-text-{name}</code> {value}
            </span>
            <span style={{ fontSize: `var(--kit-text-${name})` }}>Report of Class 10, 0 of 1 read</span>
          </li>
        ))}
        {values(/--kit-weight-(\w+):\s*([^;]+);/g).map(({ name, value }) => (
          <li key={name}>
            <span className="token-name">
              <code>--kit-weight-{name}</code> {value}
            </span>
            <span style={{ fontWeight: `var(--kit-weight-${name})` }}>Report of Class 10, 0 of 1 read</span>
          </li>
        ))}
      </ul>
    </>
  ),
}

/** The 4 px grid, in rem so that it grows with the text. */
export const Space: Story = {
  render: () => (
    <>
      <h1>Space</h1>
      <p>A grid of 4 px, in rem, so that it grows with the text.</p>
      <ul className="token-list">
        {values(/--kit-space-(\d):\s*([^;]+);/g).map(({ name, value }) => (
          <li key={name}>
            <span className="token-name">
              <code>--kit-space-{name}</code> {value}
            </span>
            <span className="token-bar" style={{ inlineSize: `var(--kit-space-${name})` }} />
          </li>
        ))}
      </ul>
    </>
  ),
}
