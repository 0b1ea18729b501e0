import { PhotoField, type PhotoFieldProps } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { photoExcess, uploadLimits } from '#contract'
import { texts } from '#messages'
import { CropDialog } from './crop-dialog.tsx'

type Props = Omit<PhotoFieldProps, 'onPhotoChange' | 'error'> & {
  /** Width of the picture divided by its height, such as 16 / 9. */
  aspect: number
  /** Whether all of the picture may be kept, with a transparent border: for logos. */
  whole?: boolean
  /** Called with the part that was chosen; with null when the choice is removed. The control has the same file. */
  onPicture?: (file: File | null) => void
  error?: string
}

/** A PhotoField of which a part is chosen: a dialog shows the file that was chosen, and the control gets the part of it. */
export function PictureField({ aspect, whole, onPicture, error, ...props }: Props) {
  const text = texts().pictures
  const input = useRef<HTMLInputElement>(null)
  /** The part that the control has. */
  const part = useRef<File>(undefined)
  const [chosen, setChosen] = useState<{ image: HTMLImageElement; name: string }>()
  const [problem, setProblem] = useState<string>()
  const src = chosen?.image.src
  useEffect(() => () => void (src && URL.revokeObjectURL(src)), [src])

  const put = (file?: File) => {
    const control = input.current as HTMLInputElement
    part.current = file
    const files = new DataTransfer()
    if (file) files.items.add(file)
    control.files = files.files
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const choose = async (file: File | null) => {
    if (file && file === part.current) return onPicture?.(file)
    part.current = undefined
    setChosen(undefined)
    setProblem(undefined)
    if (!file) return onPicture?.(null)
    const image = new Image()
    image.src = URL.createObjectURL(file)
    // The PhotoField says of a file that cannot be shown that it is no photo.
    const isShown = await image.decode().then(
      () => true,
      () => false,
    )
    // Another file was chosen while this one was read.
    if (input.current?.files?.[0] !== file) return URL.revokeObjectURL(image.src)
    const excess = photoExcess({ width: image.naturalWidth, height: image.naturalHeight })
    if (isShown && !excess) return setChosen({ image, name: file.name })
    URL.revokeObjectURL(image.src)
    if (!excess) return
    put()
    setProblem(
      excess === 'edge'
        ? text.tooLong({ pixels: uploadLimits.photoEdge })
        : text.tooManyPixels({ megapixels: uploadLimits.photoPixels / 1_000_000 }),
    )
  }

  return (
    <>
      <PhotoField
        chooseLabel={text.choose}
        replaceLabel={text.another}
        wrongTypeMessage={text.wrongType}
        {...props}
        ref={input}
        error={error ?? problem}
        onPhotoChange={({ file }) => choose(file)}
      />
      {chosen && (
        <CropDialog
          {...chosen}
          aspect={aspect}
          whole={whole}
          onCrop={(file) => {
            setChosen(undefined)
            put(file)
          }}
          onClose={() => {
            setChosen(undefined)
            put()
          }}
        />
      )}
    </>
  )
}
