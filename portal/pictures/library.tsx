import { Drawing, paint } from './drawing.tsx'

/** A shelf of books: where it begins, and each book's width and height. */
type Shelf = { y: number; books: readonly (readonly [width: number, height: number])[] }

const shelves: readonly Shelf[] = [
  { y: 84, books: [[16, 56], [22, 64], [14, 50], [18, 60], [26, 66], [14, 54], [20, 62], [16, 48], [24, 64], [16, 58], [18, 66], [22, 52], [14, 60], [20, 64]] },
  { y: 168, books: [[24, 62], [14, 54], [18, 66], [16, 58], [22, 50], [20, 64], [14, 60], [26, 56], [16, 66], [20, 52], [14, 62], [24, 58], [18, 64], [14, 50]] },
]

const covers = [paint.red, paint.paper, paint.sun, paint.sky, paint.leaf, paint.blush]

/** The library: two full shelves, and a table with a lamp and an open book. */
export function Library() {
  return (
    <Drawing ground={paint.shade}>
      <path d="M68 6h344v174H68z" fill={paint.glow} />
      {shelves.map(({ y, books }, row) => {
        let x = 78
        return books.map(([width, height], index) => {
          const left = x
          x += width + (index % 5 === 4 ? 12 : 2)
          return (
            <path
              key={left}
              d={`M${left} ${y}v${-height}h${width}v${height}zm4 ${-height / 4}h${width - 8}`}
              fill={covers[(index * 5 + row * 2) % covers.length]}
            />
          )
        })
      })}
      <path d="M68 84h344v10H68zm0 84h344v14H68z" fill={paint.paper} />
      {/* the light of the lamp, the table */}
      <path d="M318 232l-72 58h150z" fill={paint.glow} stroke="none" />
      <path d="M-200 290h900v20h-900z" fill={paint.red} />
      <path d="M-200 310h900v200h-900z" fill={paint.blush} stroke="none" />
      <path d="M96 310v60m288-60v60" />
      {/* the open book */}
      <path d="M196 290c-24-14-56-14-82-4v-44c28-10 58-8 82 6 24-14 54-16 82-6v44c-26-10-58-10-82 4z" fill={paint.paper} />
      <path d="M196 248v42m-66-32c16-4 34-3 50 3m-50 11c16-4 34-3 50 3m32-14c16-6 34-7 50-3m-50 17c16-6 34-7 50-3" />
      {/* the lamp */}
      <path d="M350 282v-38l-22-26" />
      <path d="M330 290h40v-8h-40zM296 236l14-36 34 17-6 19z" fill={paint.leaf} />
      {/* a pile to be put back */}
      <path d="M388 290h56v-14h-56zm6-14h48v-14h-48z" fill={paint.sky} />
      <path d="M390 262h44v-14h-44z" fill={paint.sun} />
    </Drawing>
  )
}
