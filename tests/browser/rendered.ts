/**
 * Runs in the page: waits until what was changed is rendered, and effects have run. React renders and runs effects in
 * messages to itself, which a busy browser may deliver after the next frame: those that are sent here come after them.
 * Preact, in the custom elements, runs effects after a frame.
 *
 * @param frames 2 where an effect renders something that has effects itself
 */
export async function whenRendered(frames = 1): Promise<void> {
  for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  for (let message = 0; message < 6; message++)
    await new Promise((received) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = received
      port2.postMessage(null)
    })
  await new Promise((done) => setTimeout(done))
}
