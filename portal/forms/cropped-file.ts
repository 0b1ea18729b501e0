import { type CropView, placed, type Shape } from './crop-view.ts'

/** How much smaller each next try is if a file is too large. */
const SMALLER = 0.8
const QUALITY = 0.9

type Bounds = {
  /** The longest edge, in pixels. */
  side: number
  bytes: number
}

/**
 * The part of a picture that a view shows, as a file: WebP, or where the browser writes none JPEG, or PNG if it may be
 * transparent. It has no pixels that the picture does not have.
 * @param image upright, as browsers show it
 */
export async function croppedFile(image: HTMLImageElement, name: string, view: CropView, shape: Shape, most: Bounds) {
  const { width, height, left, top } = placed(view, shape)
  const own = image.naturalWidth / width
  const scale = Math.min(1, most.side / Math.max(own, own / shape.frame))
  for (let wide = own * scale; ; wide *= SMALLER) {
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(wide))
    canvas.height = Math.max(1, Math.round(wide / shape.frame))
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.imageSmoothingQuality = 'high'
    const [across, down] = [canvas.width, canvas.height]
    context.drawImage(image, left * across, top * down, width * across, height * down)
    const webp = await written(canvas, 'image/webp')
    const blob = webp.type === 'image/webp' ? webp : await written(canvas, shape.whole ? 'image/png' : 'image/jpeg')
    if (blob.size <= most.bytes || wide < 2) {
      return new File([blob], `${name.replace(/\.\w+$/, '')}.${blob.type.slice('image/'.length)}`, { type: blob.type })
    }
  }
}

const written = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      type,
      QUALITY,
    ),
  )
