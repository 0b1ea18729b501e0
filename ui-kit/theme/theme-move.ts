import type { ColourName } from './pairs.ts'
import type { ThemeName } from './scale.ts'

/** A colour that is not as it was chosen, or not as in the kit's own theme. */
export interface ThemeMove {
  readonly theme: ThemeName
  /** The colour, without `--kit-color-`. */
  readonly colour: 'primary' | 'frame' | 'accent' | 'danger' | 'success' | 'warning'
  readonly from: string
  readonly to: string
  /** `other`: it has mainly another hue or chroma. */
  readonly change: 'darker' | 'lighter' | 'other'
  /** `contrast`: it could not be read or seen. `distance`: it looked like another colour that means something else. */
  readonly reason: 'contrast' | 'distance'
  /** The colour that it had too little contrast with, or was too near to. */
  readonly with: ColourName
  /** All of this as a sentence, in the language that the kit is built for: the package has English. */
  readonly text: string
}
