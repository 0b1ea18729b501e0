import { schoolPictureUrl } from '../api/photos.ts'
import { useSchool } from '../state/school.ts'
import { schoolText } from './school-text.tsx'

/** The URL of the logo on every paper; undefined where the school has none. */
export function usePaperLogo(): string | undefined {
  const { logo } = useSchool().identity
  return logo ? schoolPictureUrl(logo, 'card') : undefined
}

/** The logo of the school on a paper; nothing where it has none. */
export function PaperLogo() {
  const logo = usePaperLogo()
  return logo && <img className="paper-logo" src={logo} alt="" />
}

/** The school that a paper is of: its logo, which makes the line no higher, and its name. */
export const PaperSchool = () => (
  <span className="paper-school">
    <PaperLogo />
    <span className="paper-school-name">{schoolText(useSchool().identity, 'name')}</span>
  </span>
)
