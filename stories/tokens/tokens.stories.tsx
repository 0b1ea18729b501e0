/// <reference types="vite/client" />
import css from '@my-school/ui-kit/tokens.css?raw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrast, readColours, type Theme } from './contrast.ts'
import { PAIRS, type Pair } from './pairs.ts'
import './tokens.css'

const meta = {
  title: 'Tokens',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, actions: { disable: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Which colour stands on which, with the contrast measured from tokens.css; the token test holds the same list. */
export const Colours: Story = {
  render: () => (
    <>
      <h1>Colours</h1>
      <p>
        Each pair with its contrast, measured from <code>tokens.css</code> as this page was built, and the least that
        WCAG 2.2 AA asks of that use. A pair that is not here is not used.
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

/** One family, made to tell I, l, 1 and 0, O apart; nothing below 16 px. */
export const Type: Story = {
  render: () => (
    <>
      <h1>Type</h1>
      <p>
        Atkinson Hyperlegible Next, made to tell I, l, 1 and 0, O apart. Ids and passwords stand in a mono face:{' '}
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
