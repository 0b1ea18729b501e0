/** Which part of a picture the frame of CropDialog shows. All lengths are shares of the frame or of the picture. */
export type CropView = {
  /** 1: the picture just covers the frame. */
  zoom: number
  /** The point of the picture in the middle of the frame, from its left and its top. */
  x: number
  y: number
}

/** Width and height in pixels, divided. */
export type Shape = {
  picture: number
  frame: number
  /** Whether the picture may become so small that all of it is in the frame. */
  whole: boolean
}

const MOST = 5

/** How wide and high the picture is, in frames, and where it begins. */
export function placed({ zoom, x, y }: CropView, { picture, frame }: Shape) {
  const width = zoom * Math.max(1, picture / frame)
  const height = zoom * Math.max(1, frame / picture)
  return { width, height, left: 0.5 - x * width, top: 0.5 - y * height }
}

/** The smallest and the largest zoom. */
export const zooms = ({ picture, frame, whole }: Shape) => ({
  min: whole ? Math.min(picture / frame, frame / picture) : 1,
  max: MOST,
})

/** The first view: the middle of the picture, as much of it as may be. */
export const firstView = (shape: Shape): CropView => ({ zoom: zooms(shape).min, x: 0.5, y: 0.5 })

/**
 * The view after the picture was moved, in frames, and then made larger by a factor, so that what is at a point of the
 * frame stays there. The frame stays full, as far as the picture is large enough.
 * @param at from the middle of the frame, in frames
 */
export function moved(
  view: CropView,
  shape: Shape,
  { right = 0, down = 0, factor = 1, at = { x: 0, y: 0 } }: Move,
): CropView {
  const { min, max } = zooms(shape)
  const zoom = Math.min(max, Math.max(min, view.zoom * factor))
  const [before, after] = [placed(view, shape), placed({ ...view, zoom }, shape)]
  return {
    zoom,
    x: within(view.x + (at.x - right) / before.width - at.x / after.width, after.width),
    y: within(view.y + (at.y - down) / before.height - at.y / after.height, after.height),
  }
}

export type Move = { right?: number; down?: number; factor?: number; at?: { x: number; y: number } }

const within = (middle: number, size: number) =>
  size <= 1 ? 0.5 : Math.min(1 - 0.5 / size, Math.max(0.5 / size, middle))

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
