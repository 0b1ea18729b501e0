/** Runs at most `most` of the works that it is given at once; the others wait in line. */
export function atOnce(most: number) {
  let running = 0
  const waiting: Array<() => void> = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
    else running++
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** The same for each key by itself: whoever brings much work stands in a line of their own. */
export function atOnceEach(most: number) {
  const lines = new Map<string, { take: ReturnType<typeof atOnce>; works: number }>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { take: atOnce(most), works: 0 }
    lines.set(key, line)
    line.works++
    try {
      return await line.take(work)
    } finally {
      if (--line.works === 0) lines.delete(key)
    }
  }
}
