/** A drawing as a data URL, so that no photo is fetched. */
export const drawnPhoto = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#cfe3d8"/>' +
    '<circle cx="240" cy="150" r="70" fill="#8a5a3c"/><path d="M90 360a150 130 0 0 1 300 0Z" fill="#1f4fa3"/></svg>',
)}`

/** A real PNG file, drawn on a canvas. */
export async function photoFile(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 240
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D
  pen.fillStyle = '#2f6b4f'
  pen.fillRect(0, 0, 320, 240)
  pen.fillStyle = '#f2c230'
  pen.arc(160, 120, 70, 0, 7)
  pen.fill()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return new File([blob as Blob], name, { type: 'image/png' })
}
