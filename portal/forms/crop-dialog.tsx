import { Alert, Dialog } from '@my-school/ui-kit'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { photoEdges, uploadLimits } from '#contract'
import { texts } from '#messages'
import { type CropView, croppedFile, firstView, type Move, moved, placed, zooms } from './crop-view.ts'
import { ConfirmButtons } from './dialogs.tsx'

export type CropDialogProps = {
  image: HTMLImageElement
  /** Of the file. */
  name: string
  /** Width of the part divided by its height. */
  aspect: number
  /** Whether the picture may stay whole, with an empty border: for logos. */
  whole?: boolean
  onCrop: (file: File) => void
  onClose: () => void
}

/** How far an arrow key moves the picture, in frames, alone and with Shift. */
const STEP = { coarse: 0.05, fine: 0.01 }
const ZOOM_STEP = 1.1
/** A pointer that moves less, in pixels, has clicked. */
const CLICK = 4

const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ZOOM_KEYS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, '−': 1 / ZOOM_STEP }

type Point = { x: number; y: number }
type InWindow = { clientX: number; clientY: number }

/** Shows a picture in a frame, in which it is moved and made larger with mouse, fingers or keys, and cuts it there. */
export function CropDialog({ image, name, aspect, whole = false, onCrop, onClose }: CropDialogProps) {
  const text = texts().pictures
  const shape = { picture: image.naturalWidth / image.naturalHeight, frame: aspect, whole }
  const [view, setView] = useState(() => firstView(shape))
  const [announcement, setAnnouncement] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  // A state, since in a form the dialog renders its content anew when it opens: the listener is of the one that is seen.
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  // Where the fingers are in the window, and not in the frame, which moves while the dialog opens.
  const pointers = useRef(new Map<number, InWindow>())
  const pressed = useRef<InWindow>(undefined)
  const hint = useId()
  const { left, top, width, height } = placed(view, shape)
  const { min, max } = zooms(shape)

  const move = (by: Move) => setView((before) => moved(before, shape, by))

  /** From the middle of the frame, in frames. */
  const inFrame = ({ clientX, clientY }: InWindow): Point => {
    const box = (frame as HTMLElement).getBoundingClientRect()
    return { x: (clientX - box.left) / box.width - 0.5, y: (clientY - box.top) / box.height - 0.5 }
  }

  /** The middle of all fingers, and how far apart they are. */
  const hand = () => {
    const [one = { x: 0, y: 0 }, other = one] = [...pointers.current.values()].map(inFrame)
    const apart = Math.hypot((one.x - other.x) * aspect, one.y - other.y)
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart }
  }

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { clientX, clientY } = event
    pointers.current.set(event.pointerId, { clientX, clientY })
    pressed.current = pointers.current.size === 1 ? { clientX, clientY } : undefined
  }
  const drag = (event: PointerEvent) => {
    if (!pointers.current.has(event.pointerId)) return
    const { clientX, clientY } = event
    if (pressed.current && Math.hypot(clientX - pressed.current.clientX, clientY - pressed.current.clientY) < CLICK)
      return
    pressed.current = undefined
    const before = hand()
    pointers.current.set(event.pointerId, { clientX, clientY })
    const { x, y, apart } = hand()
    move({ right: x - before.x, down: y - before.y, factor: before.apart ? apart / before.apart : 1, at: { x, y } })
  }
  const release = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId) || !pressed.current || event.type !== 'pointerup') return
    const { x, y } = inFrame(event)
    move({ right: -x, down: -y })
  }
  const pressKey = (event: KeyboardEvent) => {
    const [right, down] = ARROWS[event.key] ?? []
    const factor = ZOOM_KEYS[event.key]
    if ((right === undefined && !factor) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const step = event.shiftKey ? STEP.fine : STEP.coarse
    const by = factor ? { factor } : { right: (right ?? 0) * step, down: (down ?? 0) * step }
    const next = moved(view, shape, by)
    setView(next)
    setAnnouncement(text.shown(inPercent(next)))
  }

  // React listens to wheels passively, so that the dialog would scroll too.
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      move({ factor: 0.998 ** event.deltaY, at: inFrame(event) })
    }
    frame?.addEventListener('wheel', turn, { passive: false })
    return () => frame?.removeEventListener('wheel', turn)
  })

  const take = async () => {
    setBusy(true)
    setFailure('')
    try {
      onCrop(await croppedFile(image, name, view, shape, { side: photoEdges.full, bytes: uploadLimits.photoBytes }))
    } catch (error) {
      console.error(error)
      setFailure(text.failed)
    }
    setBusy(false)
  }

  return (
    <Dialog
      open
      size="medium"
      heading={text.heading}
      onClose={onClose}
      actions={<ConfirmButtons label={text.take} busy={busy} onConfirm={take} onCancel={onClose} />}
    >
      <div
        ref={setFrame}
        className="crop-frame"
        // Not higher than a little more than half of the window.
        style={{ aspectRatio: aspect, inlineSize: `min(100%, ${55 * aspect}svh)` }}
        role="application"
        aria-label={text.frame}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is worked with the keyboard.
        tabIndex={0}
        onKeyDown={pressKey}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <img
          src={image.src}
          alt=""
          draggable={false}
          style={{ left: share(left), top: share(top), width: share(width), height: share(height) }}
        />
      </div>
      <p role="status" className="kit-visually-hidden">
        {announcement}
      </p>
      <label className="crop-zoom">
        {text.zoom}
        <input
          type="range"
          min={min}
          max={max}
          step={0.01}
          value={view.zoom}
          onChange={({ target }) => move({ factor: target.valueAsNumber / view.zoom })}
          aria-valuetext={text.percent(inPercent(view))}
        />
      </label>
      <p id={hint} className="crop-hint">
        {text.hint}
      </p>
      <Alert live tone="danger">
        {failure}
      </Alert>
    </Dialog>
  )
}

const share = (value: number) => `${value * 100}%`

const inPercent = ({ zoom, x, y }: CropView) => ({
  zoom: Math.round(zoom * 100),
  x: Math.round(x * 100),
  y: Math.round(y * 100),
})
