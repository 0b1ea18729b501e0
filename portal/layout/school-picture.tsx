import { schoolPictureSizes, schoolPictureUrl } from '../api/photos.ts'
import { isDrawing } from '../state/school.ts'
import { Picture } from './picture.tsx'

/** A picture of the school's settings: a drawing of the portal, or an own one. The text beside it says the same. */
export function SchoolPicture({ id }: { id: string }) {
  if (isDrawing(id)) return <Picture name={id} />
  return (
    <img src={schoolPictureUrl(id)} srcSet={schoolPictureSizes(id)} sizes="(min-width: 48rem) 36rem, 100vw" alt="" />
  )
}
