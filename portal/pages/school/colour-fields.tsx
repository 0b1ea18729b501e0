import { Button, ColorField } from '@my-school/ui-kit'
import { useContext } from 'react'
import { texts } from '#messages'
import { EditingContext } from './editing.ts'
import { fieldName } from './setting-path.ts'
import { useTheme } from './use-theme.ts'

type Props = { path: string; colours: readonly string[] }

/** One or two colours, and what of them is moved so that everything can be read. */
export function ColourFields({ path, colours }: Props) {
  const {
    schoolFields: { labels, hints },
    school: strings,
  } = texts()
  const { set } = useContext(EditingContext)
  const [primary = '', frame = ''] = colours
  // There is never a second one without a first one.
  const change = (...chosen: string[]) =>
    set(path, chosen.some(Boolean) ? chosen.filter((one, at) => one || (at === 0 && chosen[1])) : [])
  const moves = useTheme(colours)?.moves
  return (
    <>
      <ColorField
        name={fieldName(`${path}.0`)}
        label={labels['colours.0']}
        hint={hints['colours.0']}
        required={frame !== ''}
        value={primary}
        onValueChange={({ value }) => change(value, frame)}
      />
      <ColorField
        name={fieldName(`${path}.1`)}
        label={labels['colours.1']}
        hint={hints['colours.1']}
        value={frame}
        onValueChange={({ value }) => change(primary, value)}
      />
      <div role="status" className="colour-moves">
        {moves && moves.length === 0 && strings.colours.asChosen}
        {moves && moves.length > 0 && (
          <>
            {strings.colours.moved}
            <ul className="stack">
              {moves.map((move) => (
                <li key={move.text}>
                  <i style={{ background: move.from }} /> <i style={{ background: move.to }} /> {texts().moveText(move)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {colours.length > 0 && (
        <Button variant="quiet" size="small" onClick={() => change('', '')}>
          {strings.colours.clear}
        </Button>
      )}
    </>
  )
}
