import sharp from 'sharp'

/** The colours of the drawings: background, outlines, and fills. */
export const INK = '#1d2430'
const PAPER = '#fbfaf5'
export const PENCILS = {
  blue: '#2f5fa8',
  sky: '#a9cbe8',
  green: '#2f6b55',
  leaf: '#8fbf8a',
  red: '#c8443a',
  rose: '#f0b7a6',
  yellow: '#f3c843',
  sand: '#f1dfb4',
  wood: '#b5814f',
  violet: '#7a5a93',
} as const

/** A background that looks like exercise paper, ruled or squared. `margin`: where a red line is, 0 for none. */
export function exercisePaper(
  width: number,
  height: number,
  { tint = PAPER, squared = false, margin = 0 } = {},
): string {
  const gap = 32
  const across = lines(height, gap, (y) => `M0 ${y}H${width}`)
  const down = squared ? lines(width, gap, (x) => `M${x} 0V${height}`) : ''
  return `<rect width="${width}" height="${height}" fill="${tint}"/>
<path d="${across}${down}" stroke="#9dbad6" stroke-width="1.5" opacity=".55" fill="none"/>
${margin ? `<path d="M${margin} 0V${height}" stroke="#d9757a" stroke-width="2.5" opacity=".7"/>` : ''}`
}

const lines = (length: number, gap: number, line: (at: number) => string) =>
  Array.from({ length: Math.floor(length / gap) }, (_, index) => line((index + 1) * gap - 8)).join('')

/** A drawing rasterised to PNG, as a browser would upload it. */
export async function rasterise(drawing: string, width: number, height: number): Promise<Buffer> {
  // The server's photo code blocks SVG for the whole process.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}
