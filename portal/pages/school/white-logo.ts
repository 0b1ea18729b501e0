import { useEffect, useState } from 'react'

/** A picture of this edge has enough pixels to tell. */
const EDGE = 48
/** A pixel that is darker than this is seen on white paper, in 0 to 255. */
const SEEN = 215
/** This share of the pixels has to be seen. */
const LEAST_SEEN = 0.02

/** Whether a picture is invisible on white paper, because nearly all of it is white. False until it is loaded. */
export function useIsWhite(src: string | undefined): boolean {
  const [white, setWhite] = useState<string>()
  useEffect(() => {
    if (!src) return
    let isOver = false
    const image = new Image()
    image.src = src
    image
      .decode()
      .then(() => !isOver && isWhite(image) && setWhite(src))
      // A picture that cannot be loaded is not shown either.
      .catch(console.debug)
    return () => {
      isOver = true
    }
  }, [src])
  return white !== undefined && white === src
}

function isWhite(image: HTMLImageElement): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: EDGE, height: EDGE })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.drawImage(image, 0, 0, EDGE, EDGE)
  const { data } = context.getImageData(0, 0, EDGE, EDGE)
  let [drawn, seen] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 128) continue
    drawn += 1
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue < SEEN) seen += 1
  }
  return drawn > 0 && seen / drawn < LEAST_SEEN
}
