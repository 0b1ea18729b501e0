import {
  type ColourName,
  type ContrastPair,
  contrastOf,
  contrastPairs,
  type HexColours,
  type ThemeName,
} from '@my-school/ui-kit/theme'
import type { CSSProperties } from 'react'

type PairsProps = {
  colours: Record<ThemeName, HexColours>
  /** Values of tokens for each theme. */
  tokens?: Record<ThemeName, object>
  /** Each pair only on the background where it has least contrast. */
  least?: boolean
}

/** Every pair that the kit uses, with its contrast, in both themes. */
export function Pairs({ colours, tokens, least = false }: PairsProps) {
  return (
    <div className="guide-both">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="guide-sheet" data-theme={theme} style={tokens?.[theme]}>
          <h3>{theme === 'light' ? 'Paper' : 'Chalkboard'}</h3>
          {contrastPairs.map((pair) => {
            const contrasts = pair.on
              .map((on) => ({ on, contrast: contrastOf(pair, on, colours[theme]) }))
              .sort((one, other) => (least ? one.contrast - other.contrast : 0))
            return <Backgrounds key={pair.use} pair={pair} contrasts={least ? contrasts.slice(0, 1) : contrasts} />
          })}
        </div>
      ))}
    </div>
  )
}

type BackgroundsProps = { pair: ContrastPair; contrasts: readonly { on: ColourName; contrast: number }[] }

function Backgrounds({ pair, contrasts }: BackgroundsProps) {
  return (
    <div className="guide-pair">
      <h4>
        <code>{pair.or ? `${pair.front} or ${pair.or}` : pair.front}</code> {pair.use}
      </h4>
      <ul>
        {contrasts.map(({ on, contrast }) => (
          <li key={on}>
            <span
              className="guide-sample"
              data-kind={pair.least === 4.5 ? 'text' : 'shape'}
              style={
                {
                  '--guide-colour': `var(--kit-color-${on})`,
                  '--guide-on': `var(--kit-color-${pair.front})`,
                } as CSSProperties
              }
              aria-hidden="true"
            >
              {pair.least === 4.5 ? 'Il1 O0' : ''}
            </span>
            <span>
              on <code>{on}</code>
            </span>
            <span className="guide-ratio">
              {contrast.toFixed(1)} <small>of {pair.least}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
