import {
  type ColourName,
  type ContrastPair,
  contrastOf,
  contrastPairs,
  type HexColours,
  type ThemeName,
} from '@my-school/ui-kit/theme'
import type { CSSProperties, ReactNode } from 'react'

type PairsProps = {
  colours: Record<ThemeName, HexColours>
  /** Values of tokens for each theme. */
  tokens?: Record<ThemeName, object>
}

/** Every pair that the kit uses, with its contrast, in both themes. */
export function Pairs({ colours, tokens }: PairsProps) {
  return (
    <div className="guide-both">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="guide-sheet" data-theme={theme} style={tokens?.[theme]}>
          <h3>{theme === 'light' ? 'Paper' : 'Chalkboard'}</h3>
          {contrastPairs.map((pair) => (
            <Backgrounds key={pair.use} pair={pair}>
              {(on) => contrastOf(pair, on, colours[theme]).toFixed(1)}
            </Backgrounds>
          ))}
        </div>
      ))}
    </div>
  )
}

function Backgrounds({ pair, children }: { pair: ContrastPair; children: (on: ColourName) => ReactNode }) {
  return (
    <div className="guide-pair">
      <h4>
        <code>{pair.or ? `${pair.front} or ${pair.or}` : pair.front}</code> {pair.use}
      </h4>
      <ul>
        {pair.on.map((background) => (
          <li key={background}>
            <span
              className="guide-sample"
              data-kind={pair.least === 4.5 ? 'text' : 'shape'}
              style={
                {
                  '--guide-colour': `var(--kit-color-${background})`,
                  '--guide-on': `var(--kit-color-${pair.front})`,
                } as CSSProperties
              }
              aria-hidden="true"
            >
              {pair.least === 4.5 ? 'Il1 O0' : ''}
            </span>
            <span>
              on <code>{background}</code>
            </span>
            <span className="guide-ratio">
              {children(background)} <small>of {pair.least}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
