/** Where the part of a picture may lie. How it is moved: tests/browser/crop.test.ts. */
import * as assert from 'uvu/assert'
import { type CropView, firstView, type Move, moved, placed, type Shape, zooms } from '../../portal/forms/crop-view.ts'
import { fc, property } from '../property.ts'
import { test } from '../test.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const shapes: fc.Arbitrary<Shape> = fc.record({
  picture: between(0.1, 10),
  frame: between(0.1, 10),
  whole: fc.boolean(),
})
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({
    right: between(-3, 3),
    down: between(-3, 3),
    factor: between(0.1, 10),
    at: fc.record({ x: between(-0.5, 0.5), y: between(-0.5, 0.5) }),
  }),
  { maxLength: 8 },
)
const isAbout = (one: number, other: number) => Math.abs(one - other) < 1e-6

property(
  'however the picture is moved, the frame is full of it, or has all of it in the middle',
  [shapes, moves],
  (shape, all) => {
    const view = all.reduce((before: CropView, move) => moved(before, shape, move), firstView(shape))
    const { min, max } = zooms(shape)
    assert.ok(view.zoom >= min && view.zoom <= max)
    const { left, top, width, height } = placed(view, shape)
    for (const [start, size] of [
      [left, width],
      [top, height],
    ] as const) {
      if (size > 1) assert.ok(start < 1e-6 && start + size > 1 - 1e-6, `from ${start}, ${size} long`)
      else assert.ok(isAbout(start, (1 - size) / 2), `from ${start}, ${size} long`)
    }
    assert.ok(isAbout((width / height) * shape.frame, shape.picture), 'it keeps its shape')
  },
)

property(
  'what is at a point of the frame stays there while the picture becomes larger',
  [shapes, between(1, 5)],
  (shape, factor) => {
    const at = { x: 0.2, y: -0.3 }
    const first = { ...firstView(shape), zoom: 1 }
    const shares = (view: CropView) => {
      const { left, top, width, height } = placed(view, shape)
      return [(0.5 + at.x - left) / width, (0.5 + at.y - top) / height]
    }
    const [x = 0, y = 0] = shares(first)
    const [afterX = 0, afterY = 0] = shares(moved(first, shape, { factor, at }))
    assert.ok(isAbout(x, afterX) && isAbout(y, afterY))
  },
)

test.run()
